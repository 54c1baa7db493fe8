//! Whatever goes wrong is one line on standard error and exit code 2 (`support::fail` insists).

use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use crate::support::{ALGORITHMS, ALL, command, fail, run, succeed};

#[test]
fn the_command() {
    assert_eq!(
        fail(&[], ""),
        "no command given; the commands are trace, generate, check, compare, list, help"
    );
    assert_eq!(
        fail(&["search"], ""),
        "unknown command 'search'; the commands are trace, generate, check, compare, list, help"
    );
    assert_eq!(
        fail(&["figure"], ""),
        "unknown command 'figure'; figure is a command of the npm package: npx plyscope figure"
    );
    assert_eq!(fail(&["list", "all"], ""), "list does not take the argument 'all'");
    assert_eq!(
        fail(&["list", "--summary"], ""),
        "list does not take --summary, an option of trace"
    );
    assert_eq!(fail(&["check", "--cut=gt"], ""), "check does not take --cut, an option of trace");
    assert_eq!(fail(&["check", "a", "b"], ""), "check does not take the argument 'b'");
    let two = ["trace", "--algorithm=minimax", "a", "b"];
    assert_eq!(fail(&two, ""), "trace does not take the argument 'b'");
}

#[test]
fn the_algorithm() {
    let names = ALL.join(", ");
    let unknown = format!("unknown algorithm 'alphabeta'; the algorithms are {names}");
    assert_eq!(fail(&["trace", "--algorithm", "alphabeta"], "[1, 2]"), unknown);
    let lacking = format!("--algorithm needs a value; expected {names}");
    assert_eq!(fail(&["trace", "--algorithm"], "[1, 2]"), lacking);
}

#[test]
fn the_switches() {
    for (wrong, message) in [
        ("--root=A", "invalid value 'A' for 'root'; expected max, min"),
        ("--fail=", "invalid value '' for 'fail'; expected soft, hard, hard-above, hard-below"),
        ("--cut=>=", "invalid value '>=' for 'cut'; expected ge, gt"),
        ("--bound=now", "invalid value 'now' for 'bound'; expected before, after"),
        ("--deep=ON", "invalid value 'ON' for 'deep'; expected on, off"),
        ("--depth=-1", "invalid value '-1' for 'depth'; expected a whole number"),
        ("--depth=1.5", "invalid value '1.5' for 'depth'; expected a whole number"),
        ("--table=0", "invalid value '0' for 'table'; expected a whole number from 1"),
        ("--delta=0", "invalid value '0' for 'delta'; expected a value above 0"),
        ("--guess=x", "invalid value 'x' for 'guess'; expected a value such as 3 or -2.5"),
        ("--evaluation=min", "invalid value 'min' for 'evaluation'; expected max, side-to-move"),
        (
            "--order=shuffle:x\ny",
            "invalid value 'shuffle:x\\ny' for 'order'; expected any of as-written, reversed, best-first, worst-first, static, shuffle:N, pv, table, killer, history, refutation, joined by commas, none twice",
        ),
        ("--summary=yes", "--summary takes no value, but 'yes' was given"),
        ("--cut", "--cut needs a value; expected ge, gt"),
    ] {
        assert_eq!(fail(&["trace", "--algorithm=minimax", wrong], "[1, 2]"), message);
    }
    let options = "the options are --algorithm, --summary, --root, --order, --killers, --inner, --depth, --evaluation, --guess, --delta, --at, --table, --replace, --reuse, --leaves, --fail, --cut, --bound, --deep, --form, --format, --branching, --seed, --early-leaves, --best-first, --noise, --with, --json, --help, --version";
    for unknown in ["--alpha", "-x"] {
        let message = format!("unknown option '{unknown}'; {options}");
        assert_eq!(fail(&["trace", unknown], "[1, 2]"), message);
    }
}

#[test]
fn a_switch_that_changes_nothing() {
    let message = |args: &[&str]| fail(&[&["trace", "--algorithm"], args].concat(), "[1, 2]");
    for (args, error) in [
        (
            &["minimax", "--fail=hard"][..],
            "--fail has no effect on minimax; its switches are root, order, depth, evaluation, form",
        ),
        // Even at its default: whoever asks for it expects something of it.
        (
            &["sss-star", "--cut=ge"],
            "--cut has no effect on sss-star; its switches are root, order, depth, evaluation",
        ),
        (
            &["one-ply", "--depth=3"],
            "--depth has no effect on one-ply; its switches are root, order, evaluation",
        ),
        (
            &["alpha-beta", "--order=killer,table"],
            "--order table has no effect on alpha-beta, which has no table",
        ),
        (
            &["negamax-tt", "--order=pv"],
            "--order pv has no effect on negamax-tt, which has no iterations",
        ),
        (
            &["minimax", "--order=history"],
            "--order history has no effect on minimax, which has no cutoffs",
        ),
        (
            &["negamax", "--form=player"],
            "negamax has no form 'player'; its forms are textbook, no-colour, make-unmake",
        ),
        (
            &["negamax-alpha-beta", "--form=alfa-val", "--fail=hard"],
            "--fail has no effect on negamax-alpha-beta in the form alfa-val, which sets it",
        ),
        (
            &["aspiration", "--inner=minimax"],
            "aspiration cannot drive minimax; it can drive alpha-beta, negamax-alpha-beta, negamax-tt, pvs, negascout",
        ),
    ] {
        assert_eq!(message(args), error, "{args:?}");
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
    assert!(message(&other).starts_with("--fail has no effect on aspiration"));
}

#[test]
fn where_a_tree_may_stand() {
    let tree = "[[3, 12], [2, 4]]";
    let read = succeed(&["trace", "--summary"], tree);
    assert!(read.contains("\"value\":3") && read.contains("\"entered\":6"), "{read}");
    assert_eq!(succeed(&["trace", "--summary", tree], ""), read, "its text, and by alpha-beta");
    let swedish = succeed(&["trace", "--summary", "swedish-51"], "");
    assert!(swedish.contains("\"value\":5") && swedish.contains("\"entered\":23"), "{swedish}");
    let half = fail(&["trace", "[[3, 12], [2"], "");
    assert!(half.starts_with("tree:1:13: "), "{half}");
    // A file comes before the tree of the same name.
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("named");
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    std::fs::write(folder.join("swedish-51"), "[7, 8]").expect("a file for the test");
    let mut plyscope = command();
    let output = plyscope.args(["trace", "--summary", "swedish-51"]).current_dir(&folder).output();
    let output = output.expect("the command runs");
    assert!(String::from_utf8_lossy(&output.stdout).contains("\"value\":8"));
}

#[test]
fn files() {
    for command in [&["check"][..], &["trace", "--algorithm=minimax"]] {
        let absent = [command, &["no/such\nfile"]].concat();
        let message = fail(&absent, "");
        let expected = match command {
            ["check"] => "no/such\\nfile: cannot be read: ",
            _ => {
                "there is no file 'no/such\\nfile', and no tree that comes along has this name; those are swedish-51, "
            }
        };
        assert!(message.starts_with(expected), "{message}");
        let folder = [command, &[env!("CARGO_TARGET_TMPDIR")]].concat();
        assert!(fail(&folder, "").contains(": cannot be read: "));
    }
}

#[test]
fn trees() {
    let message = |tree: &[u8]| fail(&["trace", "--algorithm", "minimax"], tree);
    assert_eq!(message(b"[1, \xff]"), "standard input: not UTF-8 at byte 5");
    for (tree, start) in [
        ("", "standard input:1:1: found the end of the text"),
        ("[[1, 2],\n [3, x]]", "standard input:2:6: found `x`, which is no number"),
        ("[[1, 2]", "standard input:1:8: found the end of the text"),
        ("[1, 2] 3", "standard input:1:8: found `3`"),
        ("[[], 2]", "standard input:1:2: found `[`, a node with neither"),
        ("NaN", "standard input:1:1: "),
        ("1e99", "standard input:1:1: "),
    ] {
        let message = message(tree.as_bytes());
        assert!(message.starts_with(start), "{tree}: {message}");
    }
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("broken tree.txt");
    std::fs::write(&file, "[1,\n2,\nthree]").unwrap();
    let file = file.to_str().unwrap();
    let message = fail(&["trace", "--algorithm", "minimax", file], "");
    assert!(message.starts_with(&format!("{file}:3:1: found `three`")), "{message}");
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
    let message = String::from_utf8(ran.stderr).unwrap();
    assert_eq!(ran.status.code(), Some(2));
    assert!(message.starts_with("plyscope: cannot write the output: "), "{message}");
    assert_eq!(message.lines().count(), 1);
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
        let message = String::from_utf8(ran.stderr).unwrap();
        assert_eq!((ran.status.code(), message.lines().count()), (Some(2), 1), "{message}");
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
    assert!(about("mtd-f")[3].ends_with("guess table replace leaves; needs table"));
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
