//! Running the built binary.

pub mod spoil;

use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::Value;

/// The searches that the worked examples tell in full.
pub const ALGORITHMS: [&str; 4] = ["minimax", "negamax", "alpha-beta", "negamax-alpha-beta"];

/// All searches, in the order in which they are listed.
pub const ALL: [&str; 18] = [
    "minimax",
    "negamax",
    "one-ply",
    "alpha-beta",
    "negamax-alpha-beta",
    "negamax-tt",
    "minimal",
    "null-window",
    "scout",
    "pvs",
    "negascout",
    "iterative-deepening",
    "aspiration",
    "mtd-f",
    "mtd+inf",
    "mtd-inf",
    "sss-star",
    "dual-star",
];

/// What a run gave back.
pub struct Ran {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

pub fn command() -> Command {
    Command::new(env!("CARGO_BIN_EXE_plyscope"))
}

/// Runs `plyscope` with these arguments and this standard input.
pub fn run(args: &[&str], input: impl AsRef<[u8]>) -> Ran {
    let mut child = command()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    // Whoever is refused may be gone before all is written.
    let feed = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let ran = child.wait_with_output().unwrap();
    feed.join().unwrap();
    Ran {
        code: ran.status.code(),
        out: String::from_utf8(ran.stdout).unwrap(),
        err: String::from_utf8(ran.stderr).unwrap(),
    }
}

/// Runs it and insists on success and silence.
pub fn succeed(args: &[&str], input: &str) -> String {
    let ran = run(args, input);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{args:?} {input}");
    ran.out
}

/// Runs it and insists on exit code 2, nothing on standard output and one line on standard error,
/// which it returns without its prefix.
pub fn fail(args: &[&str], input: impl AsRef<[u8]>) -> String {
    let ran = run(args, input);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{args:?}: {}", ran.err);
    let line = ran.err.strip_suffix('\n').expect("a whole line");
    assert!(!line.contains('\n'), "{args:?}: {line}");
    assert!(!line.contains("panicked"), "{args:?}: {line}");
    line.strip_prefix("plyscope: ").expect("the prefix").to_owned()
}

/// The lines of a trace of this search.
pub fn trace(tree: &str, args: &[&str]) -> Vec<String> {
    let args = [&["trace"], args].concat();
    succeed(&args, tree).lines().map(str::to_owned).collect()
}

pub fn json(line: &str) -> Value {
    serde_json::from_str(line).unwrap()
}

/// The events of this kind.
pub fn events(trace: &[String], kind: &str) -> Vec<Value> {
    let lines = trace.iter().map(|line| json(line));
    lines.filter(|line| line["event"] == kind).collect()
}

/// One field of each.
pub fn each(events: &[Value], field: &str) -> Vec<Value> {
    events.iter().map(|event| event[field].clone()).collect()
}
