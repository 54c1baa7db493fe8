//! Whatever goes wrong is one line on standard error and exit code 2 (`support::fail` insists).
#![allow(clippy::unwrap_used, clippy::expect_used)] // clippy.toml's leave is for the tests alone, not their helpers

mod support;

use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use support::{ALGORITHMS, ALL, command, fail, run, succeed};

#[test]
fn the_command() {
    assert_eq!(fail(&[], ""), "no command; there are trace, generate, check, list, help");
    assert_eq!(
        fail(&["search"], ""),
        "there is no command 'search'; there are trace, generate, check, list, help"
    );
    assert_eq!(fail(&["list", "all"], ""), "list has no use for 'all'");
    assert_eq!(fail(&["list", "--summary"], ""), "list takes no --summary; that is for trace");
    assert_eq!(fail(&["check", "--cut=gt"], ""), "check takes no --cut; that is for trace");
    assert_eq!(fail(&["check", "a", "b"], ""), "check has no use for 'b'");
    let two = ["trace", "--algorithm=minimax", "a", "b"];
    assert_eq!(fail(&two, ""), "trace has no use for 'b'");
}

#[test]
fn the_algorithm() {
    let names = ALL.join(", ");
    let needed = format!("trace needs --algorithm NAME; there are {names}");
    assert_eq!(fail(&["trace"], "[1, 2]"), needed);
    let unknown = format!("there is no algorithm 'alphabeta'; there are {names}");
    assert_eq!(fail(&["trace", "--algorithm", "alphabeta"], "[1, 2]"), unknown);
    let lacking = format!("--algorithm lacks its value; right would be {names}");
    assert_eq!(fail(&["trace", "--algorithm"], "[1, 2]"), lacking);
}

#[test]
fn the_switches() {
    for (wrong, said) in [
        ("--root=A", "'A' is no value of 'root'; right would be max, min"),
        ("--fail=", "'' is no value of 'fail'; right would be soft, hard"),
        ("--cut=>=", "'>=' is no value of 'cut'; right would be ge, gt"),
        ("--bound=now", "'now' is no value of 'bound'; right would be before, after"),
        ("--deep=ON", "'ON' is no value of 'deep'; right would be on, off"),
        ("--depth=-1", "'-1' is no value of 'depth'; right would be a whole number"),
        ("--depth=1.5", "'1.5' is no value of 'depth'; right would be a whole number"),
        ("--table=0", "'0' is no value of 'table'; right would be a whole number from 1"),
        ("--delta=0", "'0' is no value of 'delta'; right would be a value above 0"),
        ("--guess=x", "'x' is no value of 'guess'; right would be a value such as 3 or -2.5"),
        ("--evaluation=min", "'min' is no value of 'evaluation'; right would be max, side-to-move"),
        (
            "--order=shuffle:x\ny",
            "'shuffle:x\\ny' is no value of 'order'; right would be any of as-written, reversed, best-first, worst-first, static, shuffle:N, pv, table, killer, history, refutation, joined by commas, none twice",
        ),
        ("--summary=yes", "--summary takes no value, but is given 'yes'"),
        ("--cut", "--cut lacks its value; right would be ge, gt"),
    ] {
        assert_eq!(fail(&["trace", "--algorithm=minimax", wrong], "[1, 2]"), said);
    }
    let options = "there are --algorithm, --summary, --root, --order, --inner, --depth, --evaluation, --guess, --delta, --at, --table, --replace, --fail, --cut, --bound, --deep, --format, --branching, --seed, --early-leaves, --leaves, --best-first, --noise, --help, --version";
    for unknown in ["--alpha", "-x"] {
        let said = format!("there is no option '{unknown}'; {options}");
        assert_eq!(fail(&["trace", unknown], "[1, 2]"), said);
    }
}

#[test]
fn a_switch_that_changes_nothing() {
    let said = |args: &[&str]| fail(&[&["trace", "--algorithm"], args].concat(), "[1, 2]");
    for (args, error) in [
        (
            &["minimax", "--fail=hard"][..],
            "--fail changes nothing in minimax; its switches are root, order, depth, evaluation",
        ),
        // Even at its default: whoever asks for it expects something of it.
        (
            &["sss-star", "--cut=ge"],
            "--cut changes nothing in sss-star; its switches are root, order, depth, evaluation",
        ),
        (
            &["one-ply", "--depth=3"],
            "--depth changes nothing in one-ply; its switches are root, order, evaluation",
        ),
        (
            &["alpha-beta", "--order=killer,table"],
            "--order table changes nothing in alpha-beta, which has no table",
        ),
        (
            &["negamax-tt", "--order=pv"],
            "--order pv changes nothing in negamax-tt, which has no iterations",
        ),
        (
            &["minimax", "--order=history"],
            "--order history changes nothing in minimax, which has no cutoffs",
        ),
        (
            &["aspiration", "--inner=minimax"],
            "aspiration does not drive minimax; right would be alpha-beta, negamax-alpha-beta, negamax-tt, pvs, negascout",
        ),
    ] {
        assert_eq!(said(args), error, "{args:?}");
    }
    // What the inner search uses, its driver takes.
    for args in [
        &["aspiration", "--inner=negamax-tt", "--table=2", "--replace=deeper"][..],
        &["aspiration", "--fail=hard"],
        &["negascout", "--order=killer,history,refutation,static"],
    ] {
        succeed(&[&["trace", "--algorithm"], args].concat(), "[1, 2]");
    }
    let other = ["aspiration", "--inner=negamax-tt", "--fail=hard"];
    assert!(said(&other).starts_with("--fail changes nothing in aspiration"));
}

#[test]
fn files() {
    for command in [&["check"][..], &["trace", "--algorithm=minimax"]] {
        let absent = [command, &["no/such\nfile"]].concat();
        let said = fail(&absent, "");
        assert!(said.starts_with("no/such\\nfile: cannot be read: "), "{said}");
        let folder = [command, &[env!("CARGO_TARGET_TMPDIR")]].concat();
        assert!(fail(&folder, "").contains(": cannot be read: "));
    }
}

#[test]
fn trees() {
    let said = |tree: &[u8]| fail(&["trace", "--algorithm", "minimax"], tree);
    assert_eq!(said(b"[1, \xff]"), "standard input: not UTF-8 at byte 5");
    for (tree, start) in [
        ("", "standard input:1:1: found the end of the text"),
        ("[[1, 2],\n [3, x]]", "standard input:2:6: found `x`, which is no number"),
        ("[[1, 2]", "standard input:1:8: found the end of the text"),
        ("[1, 2] 3", "standard input:1:8: found `3`"),
        ("[[], 2]", "standard input:1:2: found `[`, a node with neither"),
        ("NaN", "standard input:1:1: "),
        ("1e99", "standard input:1:1: "),
    ] {
        let said = said(tree.as_bytes());
        assert!(said.starts_with(start), "{tree}: {said}");
    }
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("broken tree.txt");
    std::fs::write(&file, "[1,\n2,\nthree]").unwrap();
    let file = file.to_str().unwrap();
    let said = fail(&["trace", "--algorithm", "minimax", file], "");
    assert!(said.starts_with(&format!("{file}:3:1: found `three`")), "{said}");
}

#[test]
fn a_horizon_without_a_static_value() {
    for algorithm in ALGORITHMS {
        for summary in [&[][..], &["--summary"]] {
            let args = [&["trace", "--depth=1", "--algorithm", algorithm], summary].concat();
            assert_eq!(
                fail(&args, "A: [B: [1, 2]=3, C: [3, 4]]"),
                "node 4 ('C') lies at the horizon and has no static value: give it one, or change --depth"
            );
            assert_eq!(
                fail(&args, "[[1, 2], 3]"),
                "node 1 lies at the horizon and has no static value: give it one, or change --depth"
            );
        }
    }
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let leaves = vec!["[1, [2, 3]]"; 20_000].join(",");
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("wide.txt");
    std::fs::write(&file, format!("[{leaves}]")).unwrap();
    let mut child = command()
        .args(["trace", "--algorithm", "minimax", file.to_str().unwrap()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut header = String::new();
    out.read_line(&mut header).unwrap();
    drop(out);
    let ran = child.wait_with_output().unwrap();
    assert_eq!((ran.status.code(), ran.stderr.as_slice()), (Some(0), &b""[..]));
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_is_full_is_an_error() {
    let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
    let ran = command().arg("list").stdout(full).output().unwrap();
    let said = String::from_utf8(ran.stderr).unwrap();
    assert_eq!(ran.status.code(), Some(2));
    assert!(said.starts_with("plyscope: cannot write the output: "), "{said}");
    assert_eq!(said.lines().count(), 1);
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;
    for args in [
        vec![OsStr::from_bytes(b"tr\xffce")],
        vec![OsStr::new("trace"), OsStr::from_bytes(b"--al\xff")],
        vec![OsStr::new("trace"), OsStr::new("--algorithm"), OsStr::from_bytes(b"\xff")],
        vec![OsStr::new("check"), OsStr::from_bytes(b"\xff.jsonl")],
    ] {
        let ran = command().args(&args).stdin(Stdio::null()).output().unwrap();
        let said = String::from_utf8(ran.stderr).unwrap();
        assert_eq!((ran.status.code(), said.lines().count()), (Some(2), 1), "{said}");
    }
}

#[test]
fn what_it_says_of_itself() {
    let list = succeed(&["list"], "");
    let names: Vec<_> = list.lines().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(names, ALL);
    let about = |name: &str| {
        let line = list.lines().find(|line| line.starts_with(&format!("{name} "))).unwrap();
        line.split("  ").map(str::trim).filter(|part| !part.is_empty()).collect::<Vec<_>>()
    };
    let negascout = ["negascout", "NegaScout", "Reinefeld 1983", "root order depth evaluation"];
    assert_eq!(about("negascout"), negascout);
    assert!(about("mtd-f")[3].ends_with("guess table replace; needs table"));
    assert!(about("one-ply")[3].ends_with("; needs static values"));
    let help = succeed(&["help"], "");
    for args in [&["--help"][..], &["-h"], &["trace", "--help"], &["help", "trace"]] {
        assert_eq!(succeed(args, ""), help);
    }
    for word in ["trace", "check", "list", "--order", "shuffle:N", "negamax-alpha-beta"] {
        assert!(help.contains(word), "{word}");
    }
    let version = format!("plyscope {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(succeed(&["--version"], ""), version);
    assert_eq!(run(&["-V"], "").out, version);
}
