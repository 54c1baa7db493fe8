//! A trace file in which one thing is changed so that it says something else is refused, whatever it is: every value of
//! every field in turn, and every line.

use plyscope_effort::{some, times};
use plyscope_search::events::Counter;
use plyscope_search::{Algorithm, Options, search};
use plyscope_trace::jsonl::{self, LineWriter, Lines, Wrong};
use plyscope_tree::notation;
use serde_json::{Map, Value, json};

/// Trees with ties, decimals, equal positions, and static values for every depth.
const TREES: [&str; 2] = [
    "[[3, 12, 2.5]=4, [2, 3]=1, [14, [3, -1]=5]=2]=0",
    r#"{"value":0,"children":[
        {"value":2,"children":[{"position":"a","value":1,"children":[0,1]},1]},
        {"value":0,"children":[{"position":"a","value":1,"children":[0,1]},-1]}]}"#,
];

/// Searches that together write every kind of line, and every switch that changes one.
const SEARCHES: [(&str, &[(&str, &str)]); 31] = [
    ("minimax", &[]),
    ("negamax", &[("order", "best-first"), ("depth", "2")]),
    ("one-ply", &[]),
    ("alpha-beta", &[]),
    ("alpha-beta", &[("cut", "gt"), ("fail", "hard"), ("bound", "after"), ("root", "min")]),
    ("alpha-beta", &[("fail", "hard-above"), ("root", "min")]),
    ("negamax-alpha-beta", &[("fail", "hard-below")]),
    ("alpha-beta", &[("deep", "off"), ("order", "shuffle:3")]),
    ("negamax-alpha-beta", &[("order", "killer,static")]),
    ("negamax-tt", &[("order", "table")]),
    ("negamax-tt", &[("table", "2"), ("replace", "deeper")]),
    ("negamax-tt", &[("leaves", "not")]),
    ("iterative-deepening", &[("reuse", "at-least")]),
    ("alpha-beta", &[("order", "killer"), ("killers", "1")]),
    ("minimal", &[]),
    ("null-window", &[("at", "2")]),
    ("scout", &[]),
    ("pvs", &[("order", "worst-first")]),
    ("negascout", &[("order", "history")]),
    ("iterative-deepening", &[]),
    ("iterative-deepening", &[("inner", "aspiration"), ("guess", "2"), ("delta", "0.5")]),
    ("iterative-deepening", &[("inner", "mtd-f"), ("table", "4")]),
    ("iterative-deepening", &[("inner", "minimax"), ("depth", "2")]),
    ("aspiration", &[("guess", "-3"), ("delta", "1")]),
    ("aspiration", &[("inner", "pvs")]),
    ("mtd-f", &[("guess", "5")]),
    ("mtd+inf", &[]),
    ("mtd-inf", &[("table", "1")]),
    ("sss-star", &[]),
    ("sss-star", &[("order", "reversed"), ("depth", "2")]),
    ("dual-star", &[("order", "best-first")]),
];

/// The words of each field that has any.
const WORDS: [(&str, &[&str]); 8] = [
    ("side", &["alpha", "beta", "assumed"]),
    ("depth", &["shallow", "deep"]),
    ("bound", &["exact", "lower", "upper"]),
    ("as", &["full", "null-window", "re-search"]),
    ("effect", &["none", "return", "raise-alpha", "lower-beta"]),
    ("state", &["live", "solved"]),
    (
        "why",
        &["deeper", "guess", "failed-low", "failed-high", "test", "as-written", "killer", "table"],
    ),
    (
        "event",
        &[
            "enter", "order", "evaluate", "improve", "cutoff", "leave", "iterate", "probe",
            "store", "open", "solve", "purge", "result",
        ],
    ),
];

/// Other values that a field could have.
fn others(name: &str, value: &Value) -> Vec<Value> {
    let words = WORDS.iter().find(|(field, _)| *field == name).map_or(&[][..], |(_, words)| words);
    let mut others: Vec<Value> = match value {
        Value::Null => vec![json!(0), json!(1)],
        Value::Bool(is) => vec![json!(!is)],
        Value::Number(number) => {
            let number = number.as_f64().unwrap_or_default();
            let whole = |number: f64| {
                if number.fract() == 0.0 { json!(number as i64) } else { json!(number) }
            };
            vec![whole(number + 1.0), whole(number - 1.0), json!(0), json!("inf")]
        }
        Value::String(text) if text.ends_with("inf") => {
            vec![json!("inf"), json!("-inf"), json!(0)]
        }
        Value::String(_) => words.iter().map(|word| json!(word)).collect(),
        Value::Array(list) => other_lists(name, list),
        Value::Object(fields) => {
            let changed = |name: &String| with_others(fields, name);
            fields.keys().flat_map(changed).map(Value::Object).collect()
        }
    };
    others.retain(|other| other != value);
    others
}

/// The list without an element, with one twice, with one changed, and turned round.
fn other_lists(name: &str, list: &[Value]) -> Vec<Value> {
    let mut lists = vec![list.iter().rev().cloned().collect::<Vec<_>>()];
    for (at, element) in list.iter().enumerate() {
        let with = |elements: &[Value]| [&list[..at], elements, &list[at + 1..]].concat();
        lists.push(with(&[]));
        lists.push(with(&[element.clone(), element.clone()]));
        lists.extend(others(name, element).into_iter().map(|other| with(&[other])));
    }
    lists.push([list, &[json!(1)]].concat());
    lists.into_iter().map(Value::Array).collect()
}

/// The object with each other value of one field.
fn with_others(fields: &Map<String, Value>, name: &str) -> Vec<Map<String, Value>> {
    let with = |other| {
        let mut changed = fields.clone();
        changed.insert(name.to_owned(), other);
        changed
    };
    others(name, &fields[name]).into_iter().map(with).collect()
}

/// A file as its lines.
struct File<'a> {
    lines: &'a [String],
    at: usize,
}

impl Lines for File<'_> {
    type Error = ();

    fn advance(&mut self) -> Result<bool, ()> {
        self.at += 1;
        Ok(self.at <= self.lines.len())
    }

    fn text(&self) -> Result<&str, ()> {
        Ok(&self.lines[self.at - 1])
    }

    fn number(&self) -> u64 {
        self.at as u64
    }
}

/// The number of the line at which a file is refused.
fn refused(lines: &[String]) -> Option<usize> {
    let mut file = File { lines, at: 0 };
    match jsonl::check(&mut file) {
        Ok(_) => None,
        Err(Wrong::Line(_)) => Some(file.at),
        Err(Wrong::Source(())) => unreachable!("a text can always be read"),
    }
}

fn trace(tree: &str, name: &str, switches: &[(&str, &str)]) -> Vec<String> {
    let mut options = Options::default();
    for (switch, value) in switches {
        options.set(switch, value).unwrap();
    }
    written(tree, name.parse().unwrap(), &options)
}

/// The lines of the file of a search.
fn written(tree: &str, algorithm: Algorithm, options: &Options) -> Vec<String> {
    let tree = notation::parse(tree).unwrap();
    let mut sinks = (LineWriter::new(String::new(), tree.decimals()), Counter::default());
    let outcome = search(&tree, algorithm, options, &mut sinks).unwrap();
    let header = jsonl::header(&tree, algorithm, options);
    let result = jsonl::result(&tree, &outcome, &sinks.1);
    let text = header + "\n" + &sinks.0.finish().unwrap() + &result;
    text.lines().map(str::to_owned).collect()
}

#[test]
fn whatever_else_a_line_says_is_refused() {
    let mut tried = 0;
    let mut accepted = Vec::new();
    for tree in TREES {
        for (name, switches) in SEARCHES {
            let good = trace(tree, name, switches);
            assert_eq!(refused(&good), None, "{name} {switches:?}");
            // The header is what is given, not a claim.
            for at in 1..good.len() {
                let fields: Map<_, _> = serde_json::from_str(&good[at]).unwrap();
                let all = fields.keys().flat_map(|field| with_others(&fields, field));
                for changed in some(all) {
                    let mut lines = good.clone();
                    lines[at] = Value::Object(changed).to_string();
                    tried += 1;
                    if refused(&lines).is_none() {
                        accepted
                            .push(format!("{name} {switches:?}: {} for {}", lines[at], good[at]));
                    }
                }
            }
        }
    }
    assert!(tried > times(10_000), "{tried}");
    assert!(accepted.is_empty(), "{} of {tried}:\n{}", accepted.len(), accepted.join("\n"));
}

#[test]
fn a_line_that_is_missing_twice_there_or_out_of_turn_is_refused() {
    for tree in TREES {
        for (name, switches) in SEARCHES {
            let good = trace(tree, name, switches);
            for at in some(1..good.len()) {
                let mut missing = good.clone();
                missing.remove(at);
                let mut twice = good.clone();
                twice.insert(at, good[at].clone());
                let mut swapped = good.clone();
                swapped.swap(at, (at + 1).min(good.len() - 1));
                for lines in [missing, twice, swapped] {
                    let differs = lines != good;
                    assert!(
                        !differs || refused(&lines).is_some(),
                        "{name} {switches:?} {}",
                        good[at]
                    );
                }
            }
        }
    }
}

/// The lines without windows: a trace without them says nothing of them.
fn without_windows(lines: &[String]) -> Vec<Value> {
    let mut lines: Vec<Value> =
        lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    for fields in lines.iter_mut().filter_map(Value::as_object_mut) {
        fields.retain(|name, _| name != "alpha" && name != "beta");
    }
    lines
}

/// A trace is refused under the name of any other search, unless that one does the very same under its switches.
#[test]
fn a_trace_under_the_name_of_another_search_is_refused() {
    let names: Vec<&str> = SEARCHES.iter().map(|&(name, _)| name).collect();
    for (name, switches) in SEARCHES {
        let good = trace(TREES[0], name, switches);
        for other in &names {
            let mut header: Map<_, _> = serde_json::from_str(&good[0]).unwrap();
            header.insert("algorithm".to_owned(), json!(other));
            header.remove("perspective");
            let mut lines = good.clone();
            lines[0] = Value::Object(header).to_string();
            let options = jsonl::read_header(&lines[0]).unwrap().options;
            let theirs = written(TREES[0], other.parse().unwrap(), &options);
            let what = format!("{name} {switches:?} as {other}");
            match refused(&lines) {
                Some(_) => assert_ne!(theirs[1..], good[1..], "{what}"),
                None => {
                    assert_eq!(
                        without_windows(&theirs[1..]),
                        without_windows(&good[1..]),
                        "{what}"
                    );
                }
            }
        }
    }
}

/// What a field says of a hit or of a finished depth cannot be true where there is none.
#[test]
fn a_field_of_what_is_not_there_is_refused() {
    let fields: [(&str, &str, &[&str]); 2] = [
        ("probe", "hit", &["value", "bound", "depth", "best", "effect"]),
        ("iterate", "finished_depth", &["value", "best"]),
    ];
    let switches = [("inner", "negamax-tt"), ("depth", "2")];
    let good = trace(TREES[1], "iterative-deepening", &switches);
    for (event, whole, parts) in fields {
        let is_without = |line: &Map<String, Value>| {
            line["event"] == event && line.get(whole).is_none_or(|whole| whole == false)
        };
        let lines = good.iter().skip(1).map(|line| serde_json::from_str(line).unwrap());
        let at = 1 + lines.into_iter().position(|line| is_without(&line)).unwrap();
        for part in parts {
            let mut fields: Map<String, Value> = serde_json::from_str(&good[at]).unwrap();
            let value = match *part {
                "bound" => json!("exact"),
                "effect" => json!("none"),
                _ => json!(1),
            };
            fields.insert((*part).to_owned(), value);
            let mut lines = good.clone();
            lines[at] = Value::Object(fields).to_string();
            assert_eq!(refused(&lines), Some(at + 1), "{}", lines[at]);
        }
    }
}
