//! Forms of alpha-beta as five sources print them, run in Python, return at every node what our searches return under the switches
//! of that form.

// Helpers of tests may panic as tests do; clippy's configuration knows only functions marked as tests.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::Path;
use std::process::Command;

use plyscope_diagnose::{Claims, ReadError, Verdict, diagnose};
use plyscope_effort::seeds;
use plyscope_search::{Algorithm, BoundUpdate};
use plyscope_trace::jsonl::{Lines, read_header};

const FORMS: usize = 5;

/// The lines of one trace.
struct Block<'a> {
    lines: &'a [&'a str],
    read: usize,
}

impl Lines for Block<'_> {
    type Error = ();

    fn advance(&mut self) -> Result<bool, ()> {
        self.read += 1;
        Ok(self.read <= self.lines.len())
    }

    fn text(&self) -> Result<&str, ()> {
        Ok(self.lines[self.read - 1])
    }

    fn number(&self) -> u64 {
        self.read as u64
    }
}

#[test]
fn published_forms_do_what_our_searches_do() {
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/published.py");
    let seeds = seeds(1000);
    let trees = (seeds.end - seeds.start) as usize;
    let range = [seeds.start, seeds.end].map(|seed| seed.to_string());
    let ran = Command::new("python3").arg(program).args(range).output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let text = String::from_utf8(ran.stdout).unwrap();
    let lines: Vec<_> = text.lines().collect();
    let starts = (0..lines.len()).filter(|&at| lines[at].starts_with("{\"plyscope\"") || at == 0);
    let mut starts: Vec<_> = starts.collect();
    assert_eq!(starts.len(), trees * FORMS);
    starts.push(lines.len());
    let mut differs_otherwise = 0;
    for block in starts.windows(2) {
        let mut block = Block { lines: &lines[block[0]..block[1]], read: 1 };
        let header = read_header(block.text().unwrap()).unwrap();
        let algorithm: Algorithm = header.algorithm.parse().unwrap();
        let claims = match Claims::read(&header, &mut block) {
            Ok(claims) => claims,
            Err(ReadError::Line(_, what)) => panic!("{what}: {:?}", block.text()),
            Err(ReadError::Source(())) => unreachable!("lines in memory can be read"),
        };
        let verdict = diagnose(&claims, algorithm, &header.options).unwrap();
        assert!(matches!(verdict, Verdict::Agrees(_)), "{}: {verdict:?}", block.lines[0]);
        // By another way to fail, or to move bounds, some of them would differ.
        let mut other = header.options;
        other.bound = BoundUpdate::BeforeCheck;
        other.fail = plyscope_search::Fail::Soft;
        let verdict = diagnose(&claims, algorithm, &other).unwrap();
        differs_otherwise += usize::from(matches!(verdict, Verdict::Differs(_)));
    }
    assert!(differs_otherwise > 3 * trees / 10, "{differs_otherwise}");
}
