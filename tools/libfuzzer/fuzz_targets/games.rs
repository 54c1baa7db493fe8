#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| plyscope_fuzz::games(bytes));
