//! `plyscope compare`: where a program leaves a search, and why; and the programs of docs/trace-file.md, run as they stand there.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::{json, run, trace};

const TREE: &str = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]";

/// Exit code and standard output; nothing may stand on standard error.
fn compare(args: &[&str], trace: &str) -> (Option<i32>, String) {
    let ran = run(&[&["compare"], args].concat(), trace);
    assert_eq!(ran.err, "", "{args:?} {trace}");
    (ran.code, ran.out)
}

fn refused(args: &[&str], trace: &str) -> String {
    let ran = run(&[&["compare"], args].concat(), trace);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{args:?} {trace}");
    ran.err
}

#[test]
fn a_trace_of_ours_agrees_with_its_search_and_with_the_other_form() {
    let lines = trace(TREE, &["--algorithm", "alpha-beta"]).join("\n");
    for args in [&[][..], &["--with", "negamax-alpha-beta"]] {
        let algorithm = args.last().unwrap_or(&"alpha-beta");
        let (code, out) = compare(args, &lines);
        let ok = format!("ok: 37 actions agree with {algorithm}");
        assert_eq!((code, out.lines().next()), (Some(0), Some(&*ok)));
    }
}

#[test]
fn a_form_is_the_search_with_the_switches_that_it_sets() {
    let search = ["--with", "negamax-alpha-beta", "--form", "alfa-val"];
    let written = trace(TREE, &["--algorithm", "negamax-alpha-beta", "--form", "alfa-val"]);
    assert!(written[0].contains(r#""fail":"hard""#) && !written[0].contains("form"));
    let (code, _) = compare(&search, &written.join("\n"));
    assert_eq!(code, Some(0));
    let soft = trace(TREE, &["--algorithm", "negamax-alpha-beta"]).join("\n");
    let (code, out) = compare(&search, &soft);
    assert_eq!(code, Some(1), "{out}");
    assert!(out.contains("−2") || out.contains("-2"), "{out}");
}

#[test]
fn a_difference_has_its_line_its_numbers_and_what_explains_it() {
    let header = format!("{{\"plyscope\":1,\"tree\":{TREE}}}\n");
    let enter = |node: u32| format!("{{\"event\":\"enter\",\"node\":{node}}}\n");
    let minimax: String = (0..13).map(enter).collect();
    let (code, out) = compare(&["--with", "alpha-beta"], &format!("{header}{minimax}"));
    assert_eq!(code, Some(1));
    assert_eq!(
        out,
        "line 9: your search enters node 7; alpha-beta enters node 9\n\
         Each of these would explain all 13 lines:\n\
         - It does not return at a cutoff: the children that are left are searched all the same.\n\
         - It cuts at the nodes of one player alone: the other player's children are all searched.\n\
         - It does not pass its bounds down: every child gets α = −∞ and β = ∞.\n\
         - It gives every child of the root the whole window (−∞, ∞): what the root knows already cuts nothing.\n\
         - and 6 more: the more a trace tells (alpha and beta, what is returned), the fewer\n\
         All that the trace tells is also what this does: minimax, negamax\n"
    );
    let short: String = (0..4).map(enter).collect();
    let (code, out) = compare(&["--with", "alpha-beta"], &format!("{header}{short}"));
    assert_eq!(
        (code, out.lines().next()),
        (
            Some(1),
            Some(
                "line 5: your trace ends, and all agrees up to there; alpha-beta goes on: of what the trace tells, it next enters node 4"
            )
        )
    );
}

#[test]
fn a_trace_of_a_program_that_was_stopped_is_compared_up_to_there() {
    let header = format!("{{\"plyscope\":1,\"tree\":{TREE}}}\n");
    let enter = |node: u32| {
        format!("{{\"event\":\"enter\",\"node\":{node},\"alpha\":\"-inf\",\"beta\":\"inf\"}}\n")
    };
    let stopped: String = (0..4).map(enter).collect();
    let text = format!("{header}{stopped}{{\"event\":\"en");
    let (code, out) = compare(&["--with", "alpha-beta", "--json"], &text);
    let verdict = json(&out);
    assert_eq!((code, &verdict["line"], &verdict["unfinished"]), (Some(1), &5.into(), &6.into()));
    assert_eq!(verdict["broken_off"], true);
    assert_eq!(verdict["slips"][0]["name"], "bounds-not-passed");
    let (_, out) = compare(&["--with", "alpha-beta"], &text);
    assert!(out.contains("Line 6 breaks off in the middle, and is left out."), "{out}");
}

#[test]
fn the_verdict_is_json_too() {
    let lines = trace(TREE, &["--algorithm", "alpha-beta"]);
    let (code, out) = compare(&["--json"], &lines.join("\n"));
    let verdict = json(&out);
    assert_eq!(
        (code, &verdict["agrees"], &verdict["actions"]),
        (Some(0), &true.into(), &37.into())
    );
    assert_eq!(verdict["windows"], true);

    let other: Vec<_> = lines.iter().map(|line| line.replace("\"upper\"", "\"exact\"")).collect();
    let (code, out) = compare(&["--json"], &other.join("\n"));
    let verdict = json(&out);
    assert_eq!((code, &verdict["agrees"], &verdict["line"]), (Some(1), &false.into(), &22.into()));
    assert_eq!(
        verdict["difference"],
        "your search returns 2 from node 5, as its exact value; alpha-beta returns 2 from node 5, as an upper bound"
    );
    assert_eq!(verdict["slips"][0]["name"], "bound-called-exact");
}

#[test]
fn only_the_result_may_differ() {
    let lines = trace(TREE, &["--algorithm", "alpha-beta"]).join("\n");
    let other = lines.replace("\"result\",\"value\":3", "\"result\",\"value\":4");
    let (code, out) = compare(&[], &other);
    assert_eq!(
        (code, out.as_str()),
        (
            Some(1),
            "line 39: your result is 4; alpha-beta finds 3\nNo slip that is known here explains it.\n"
        )
    );
}

/// The traces in `tests/conformance`, with what is to be said of each.
#[test]
fn traces_that_people_bring_are_judged_rightly() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/conformance/compared.json");
    let all = json(&fs::read_to_string(path).unwrap());
    let cases = all["cases"].as_array().unwrap();
    assert!(!cases.is_empty());
    for case in cases {
        let lines: Vec<_> =
            case["trace"].as_array().unwrap().iter().map(ToString::to_string).collect();
        let with = case["with"].as_str().unwrap();
        let (code, out) = compare(&["--with", with, "--json"], &lines.join("\n"));
        let (said, due) = (json(&out), &case["expect"]);
        let agrees = due["agrees"].as_bool().unwrap();
        assert_eq!(code, Some(i32::from(!agrees)), "{}: {out}", case["id"]);
        assert_eq!(
            (&said["agrees"], &said["line"]),
            (&due["agrees"], &due["line"]),
            "{}",
            case["id"]
        );
        for kind in ["slips", "habits"] {
            let named = |name: &str| {
                let found = said[kind].as_array().into_iter().flatten();
                found.into_iter().any(|each| each["name"] == name)
            };
            for name in due[kind].as_array().into_iter().flatten() {
                assert!(named(name.as_str().unwrap()), "{}: no {name} in {out}", case["id"]);
            }
        }
        assert!(!agrees || said["slips"].is_null(), "{}: {out}", case["id"]);
    }
}

#[test]
fn what_the_tree_cannot_show_is_said_with_a_tree_that_can() {
    let lines = trace(TREE, &["--algorithm", "alpha-beta"]);
    let (_, out) = compare(&["--json"], &lines.join("\n"));
    let hidden = json(&out)["hidden"].clone();
    assert_eq!(hidden[0]["name"], "other-comparison");
    assert_eq!(hidden[0]["tree"], "[1, [1, 1]]");
    let (_, out) = compare(&[], &lines.join("\n"));
    assert!(out.contains("(≥). Try [1, [1, 1]]"), "{out}");
}

#[test]
fn what_is_not_compared_is_listed() {
    let header = format!("{{\"plyscope\":1,\"tree\":{TREE}}}\n");
    let enter = |node: u32| format!("{{\"event\":\"enter\",\"node\":{node},\"mood\":\"good\"}}\n");
    let order = "{\"event\":\"order\",\"node\":0,\"children\":[1,5,9],\"why\":[\"as-written\"]}\n";
    let entered: String = (0..13).map(enter).collect();
    let (code, out) = compare(&["--with", "minimax"], &format!("{header}{order}{entered}"));
    assert_eq!(code, Some(0), "{out}");
    assert!(out.ends_with("\nNot compared: mood, order\n"), "{out}");
}

#[test]
fn the_whole_result_is_compared() {
    let lines = trace(TREE, &["--algorithm", "alpha-beta"]).join("\n");
    for (ours, other, said) in [
        ("\"best_child\":0", "\"best_child\":1", "best child of the root is child 1"),
        (
            "\"principal_variation\":[0,1,2]",
            "\"principal_variation\":[0,1,3]",
            "line of best play goes to node 3",
        ),
        ("\"evaluated\":7", "\"evaluated\":8", "count evaluated is 8; alpha-beta counts 7"),
    ] {
        let (code, out) = compare(&[], &lines.replace(ours, other));
        assert!(code == Some(1) && out.contains(said), "{out}");
    }
}

#[test]
fn a_trace_that_ends_early_is_not_ok() {
    let lines = trace("[[3]]", &["--algorithm", "alpha-beta"]);
    let end = lines.iter().position(|line| line.contains("\"leave\",\"node\":2")).unwrap();
    let (code, out) = compare(&[], &lines[..=end].join("\n"));
    assert_eq!(code, Some(1), "{out}");
    assert!(out.contains("your trace ends, and all agrees up to there"), "{out}");
}

#[test]
fn a_line_of_a_table_rules_out_what_has_none() {
    let header = format!("{{\"plyscope\":1,\"tree\":{TREE}}}\n");
    let enter = |node: u32| format!("{{\"event\":\"enter\",\"node\":{node}}}\n");
    let store = "{\"event\":\"store\",\"node\":1,\"value\":-3}\n";
    let entered: String = (0..13).map(enter).collect();
    let (code, out) = compare(&["--with", "alpha-beta"], &format!("{header}{entered}{store}"));
    assert_eq!(code, Some(1), "{out}");
    assert!(out.ends_with("No slip that is known here explains it.\n"), "{out}");
}

#[test]
fn the_infinity_of_python_has_its_hint() {
    let header = format!("{{\"plyscope\":1,\"tree\":{TREE}}}\n");
    let line = "{\"event\": \"enter\", \"node\": 0, \"alpha\": -Infinity, \"beta\": Infinity}";
    let said = refused(&["--with", "alpha-beta"], &format!("{header}{line}"));
    assert!(said.contains("JSON has no Infinity; write \"inf\" or \"-inf\""), "{said}");
}

#[test]
fn what_cannot_be_compared_says_why() {
    let header = format!("{{\"plyscope\":1,\"tree\":{TREE}}}\n");
    for (args, trace, why) in [
        (&["--with", "alfa"][..], String::new(), "alfa"),
        (&[], String::new(), "line 1: the trace is empty"),
        (&[], header.clone(), "compare needs --with NAME"),
        (&["--with", "minimax"], header.clone(), "the trace tells nothing"),
        (&["--with", "minimax", "--cut", "gt"], header.clone(), "cut"),
        (
            &["--with", "minimax", "--format", "json"],
            header.clone(),
            "compare does not take --format",
        ),
        (
            &["--with", "minimax"],
            format!("{header}{{\"event\":\"enter\",\"node\":13}}"),
            "line 2: the tree has no node 13; its nodes are 0 to 12",
        ),
        (&["--with", "minimax"], format!("{header}{{\"event\":\"leave\",\"node\":1}}"), "line 2: "),
        (
            &["--with", "minimax", "--depth", "1"],
            format!("{header}{{\"event\":\"enter\",\"node\":0}}"),
            "static value",
        ),
    ] {
        let said = refused(args, &trace);
        assert!(said.contains(why), "{args:?}: {said}");
    }
    for args in [
        ["trace", "--with", "minimax"],
        ["check", "--with", "minimax"],
        ["generate", "--with", "minimax"],
    ] {
        let ran = run(&args, "");
        assert!(
            ran.err.contains("an option of compare") || ran.err.contains("trace needs"),
            "{}",
            ran.err
        );
    }
}

/// The programs of the document: language and source.
fn programs() -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/trace-file.md");
    let text = fs::read_to_string(path).unwrap();
    let blocks = text.split("```").skip(1).step_by(2);
    let parts = blocks.map(|block| block.split_once('\n').unwrap());
    parts.map(|(language, source)| (language.to_owned(), source.to_owned())).collect()
}

/// What a program prints; `None` where its language is not installed.
fn printed(language: &str, source: &str, folder: &Path) -> Option<String> {
    let (name, calls): (&str, &[&[&str]]) = match language {
        "python" => ("search.py", &[&["python3", "search.py"]]),
        "javascript" => ("search.mjs", &[&["node", "search.mjs"]]),
        "java" => ("Search.java", &[&["java", "Search.java"]]),
        "cpp" => {
            ("search.cpp", &[&["c++", "-std=c++17", "-o", "search", "search.cpp"], &["./search"]])
        }
        other => unreachable!("{other} has no call"),
    };
    fs::write(folder.join(name), source).unwrap();
    let mut out = None;
    for call in calls {
        let ran = match Command::new(call[0]).args(&call[1..]).current_dir(folder).output() {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                eprintln!("not run: {} is not installed", call[0]);
                return None;
            }
            ran => ran.unwrap(),
        };
        let errors = String::from_utf8_lossy(&ran.stderr);
        assert!(ran.status.success(), "{language}: {errors}");
        out = Some(String::from_utf8(ran.stdout).unwrap());
    }
    out
}

#[test]
fn the_programs_of_the_document_run_and_agree() {
    let programs = programs();
    let languages: Vec<_> = programs.iter().map(|(language, _)| language.as_str()).collect();
    assert_eq!(languages, ["python", "javascript", "java", "cpp"]);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("emitters");
    fs::create_dir_all(&folder).unwrap();
    let mut ran = Vec::new();
    for (language, source) in &programs {
        let Some(printed) = printed(language, source, &folder) else { continue };
        ran.push(language.as_str());
        let (code, out) = compare(&["--with", "alpha-beta"], &printed);
        assert_eq!(code, Some(0), "{language}: {out}");
        // Without its break, it is told why.
        let cut = [
            "            if alpha >= beta:\n                break\n",
            "      if (alpha >= beta) break;\n",
            "            if (alpha >= beta) break;\n",
            "        if (alpha >= beta) break;\n",
        ];
        let slipped = cut.iter().fold(source.clone(), |text, part| text.replace(part, ""));
        assert_ne!(&slipped, source, "{language} has no cutoff");
        let printed = self::printed(language, &slipped, &folder).unwrap();
        let (code, out) = compare(&["--with", "alpha-beta"], &printed);
        assert_eq!(code, Some(1), "{language}");
        assert!(out.contains("It does not return at a cutoff"), "{language}: {out}");
    }
    // Other tests need these two anyway.
    assert!(ran.starts_with(&["python", "javascript"]), "{ran:?} alone were run");
}

#[test]
fn what_explains_the_beginning_alone_is_said_as_a_guess() {
    // MAX's best begins at -5 and MIN's at 5, so the first value of a MIN node is no better.
    let enter = |node: u32, beta: &str| {
        format!("{{\"event\":\"enter\",\"node\":{node},\"alpha\":\"-inf\",\"beta\":{beta}}}")
    };
    let leave = |node: u32, value: i32| {
        format!("{{\"event\":\"leave\",\"node\":{node},\"value\":{value}}}")
    };
    let infinite = "\"inf\"";
    let lines = [
        r#"{"plyscope":1,"tree":[[62,-72,-34],[68,-21]]}"#.to_owned(),
        enter(0, infinite),
        enter(1, infinite),
        enter(2, infinite),
        leave(2, 62),
        enter(3, infinite),
        leave(3, -72),
        enter(4, "-72"),
        leave(4, -34),
        leave(1, -72),
        enter(5, infinite),
        enter(6, infinite),
        leave(6, 68),
        enter(7, infinite),
        leave(7, -21),
        leave(5, -21),
        leave(0, -5),
    ];
    let (code, out) = compare(&["--with", "alpha-beta"], &lines.join("\n"));
    assert_eq!(code, Some(1));
    let said = "\nThis would explain the first 15 of its 16 lines, and not line 17; either something else is wrong there, too, or it is another slip: Its best value begins at 0";
    assert!(out.contains(said), "{out}");
}
