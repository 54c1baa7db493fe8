//! A tree of half a million nodes is traced, and its trace checked, in bounded memory.
//!
//! The other process is held by the pipe between us while its memory is looked at, so nothing here
//! depends on how fast anything is.

use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader, BufWriter, Write as _};
use std::path::PathBuf;
use std::process::{Child, Stdio};

use crate::support::command;

/// Nine moves at every node, six plies.
const NODES: u64 = 597_871;

/// How much more memory a process may need for the events than for the tree alone, in kilobytes.
/// The events are more than 100,000 kB as text, and more than 16,000 kB packed.
const ALLOWANCE: u64 = 8_000;

fn big_tree() -> String {
    fn write(text: &mut String, plies: u32, random: &mut u64) {
        if plies == 0 {
            *random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            write!(text, "{}", (*random >> 33) % 1000).unwrap();
            return;
        }
        text.push('[');
        for child in 0..9 {
            text.push_str(if child == 0 { "" } else { "," });
            write(text, plies - 1, random);
        }
        text.push(']');
    }
    let mut text = String::new();
    write(&mut text, 6, &mut 1);
    text
}

fn file(name: &str) -> PathBuf {
    std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The most memory that a living process has had, in kilobytes.
fn peak(child: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}

#[test]
fn half_a_million_nodes() {
    let (tree, trace) = (file("half-a-million.txt"), file("half-a-million.jsonl"));
    std::fs::write(&tree, big_tree()).unwrap();
    trace_it(&tree, &trace);
    check_it(&trace);
    std::fs::remove_file(trace).unwrap();
}

fn trace_it(tree: &std::path::Path, trace: &std::path::Path) {
    let mut child = command()
        .args(["trace", "--algorithm", "minimax"])
        .arg(tree)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    let mut file = BufWriter::new(std::fs::File::create(trace).unwrap());
    let mut line = Vec::new();
    lines.read_until(b'\n', &mut line).unwrap();
    file.write_all(&line).unwrap();
    // The tree is in memory, and the search waits for us to take its first events.
    let (at_first, mut at_last) = (peak(&child), 0);
    let (mut entered, mut last) = (0, Vec::new());
    loop {
        line.clear();
        if lines.read_until(b'\n', &mut line).unwrap() == 0 {
            break;
        }
        if line.starts_with(br#"{"event":"enter""#) {
            entered += 1;
            // While so much is still to come, the pipe cannot hold the rest: it is alive.
            if entered % 100_000 == 0 {
                at_last = peak(&child);
            }
        }
        file.write_all(&line).unwrap();
        last.clone_from(&line);
    }
    file.flush().unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(entered, NODES);
    assert!(last.starts_with(br#"{"event":"result""#));
    assert!(at_last <= at_first + ALLOWANCE, "{at_first} kB with the tree, {at_last} kB later");
}

fn check_it(trace: &std::path::Path) {
    let mut child =
        command().arg("check").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(std::fs::File::open(trace).unwrap());
    let mut pipe = child.stdin.take().unwrap();
    let (mut line, mut number, mut at_first) = (Vec::new(), 0, 0);
    while lines.read_until(b'\n', &mut line).unwrap() > 0 {
        pipe.write_all(&line).unwrap();
        line.clear();
        number += 1;
        // The pipe and the reader's buffer hold some thousand lines, so the header has been read.
        if number == 10_000 {
            at_first = peak(&child);
        }
    }
    let at_last = peak(&child);
    drop(pipe);
    let ran = child.wait_with_output().unwrap();
    let message = format!("ok: {} events\n", number - 2);
    assert_eq!(String::from_utf8(ran.stdout).unwrap(), message);
    assert!(at_last <= at_first + ALLOWANCE, "{at_first} kB with the tree, {at_last} kB later");
}
