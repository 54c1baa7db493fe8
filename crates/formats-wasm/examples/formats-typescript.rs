//! Prints the TypeScript declarations of all that crosses to JavaScript: the build puts them beside the functions'.

fn main() {
    print!("{}", plyscope_formats_wasm::typescript());
}
