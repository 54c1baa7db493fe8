//! Valid texts with one thing too many or too few, at every place. What is expected is worked out
//! here in another way than the readers work.

use plyscope_formats::{Format, parse, parse_as};

use crate::{error, word};

const BRACKETS: [&str; 4] = [
    "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]",
    "[[[10, 5], [7, 11]], 2, [[-2.5]]]",
    "[ [inf ,-3] ,[ 0.25 , 4 ] ]",
    "[3, 12]",
];

/// Puts `stray` at every place of every text and checks the error, where one is expected.
fn check_strays(stray: char, expect: impl Fn(&[char], usize) -> Option<(usize, &'static str)>) {
    for text in BRACKETS {
        for at in 0..=text.len() {
            let mut changed: Vec<char> = text.chars().collect();
            changed.insert(at, stray);
            let source: String = changed.iter().collect();
            let Some((place, id)) = expect(&changed, at) else {
                assert!(parse(&source).is_ok(), "{source}");
                continue;
            };
            let error = error(&source);
            let found = (error.line, error.column as usize, word(&error, "kind"));
            assert_eq!(found, (1, place + 1, id.to_owned()), "{source}");
        }
    }
}

/// The first place from `at` on, in this direction, that is not blank.
fn next(text: &[char], at: usize) -> Option<usize> {
    (at..text.len()).find(|&at| text[at] != ' ')
}

fn previous(text: &[char], at: usize) -> Option<usize> {
    (0..at).rev().find(|&at| text[at] != ' ')
}

/// Where the word begins that goes over this place.
fn word_start(text: &[char], at: usize) -> usize {
    (0..at).rev().find(|&at| " ,[]()".contains(text[at])).map_or(0, |before| before + 1)
}

#[test]
fn a_stray_letter_is_no_number() {
    check_strays('@', |text, at| {
        let after_end = at + 1 == text.len();
        Some(if after_end {
            (at, "text-after-end")
        } else {
            (word_start(text, at), "not-a-number")
        })
    });
}

#[test]
fn a_stray_comma_separates_nothing() {
    check_strays(',', |text, at| {
        match (previous(text, at), next(text, at + 1)) {
            (None, _) => Some((at, "unexpected-comma")),
            (_, None) => Some((at, "text-after-end")),
            (Some(before), _) if ",[".contains(text[before]) => Some((at, "unexpected-comma")),
            (_, Some(after)) if text[after] == ',' => Some((after, "unexpected-comma")),
            // Two digits with a comma between are two numbers, unless there is only a sign or a point.
            _ => split_word(text, at),
        }
    });
}

/// What is wrong with a word that was split at this place, if anything is.
fn split_word(text: &[char], at: usize) -> Option<(usize, &'static str)> {
    let in_word = |at: usize| !" ,[]()".contains(text[at]);
    if !in_word(at - 1) || !in_word(at + 1) {
        return None;
    }
    let start = word_start(text, at);
    let end = (at + 1..text.len()).find(|&at| !in_word(at)).unwrap_or(text.len());
    let is_number = |part: &[char]| {
        let part: String = part.iter().collect();
        part == "inf" || part.parse::<f64>().is_ok_and(f64::is_finite)
    };
    if !is_number(&text[start..at]) {
        return Some((start, "not-a-number"));
    }
    (!is_number(&text[at + 1..end])).then_some((at + 1, "not-a-number"))
}

#[test]
fn a_stray_opening_bracket_is_not_closed_or_holds_nothing() {
    check_strays('[', |text, at| {
        match (previous(text, at), next(text, at + 1)) {
            // What is left open is then the first bracket, which is a place to name but not to be at.
            (None, _) => Some((text.len(), "unclosed-bracket")),
            (_, None) => Some((at, "text-after-end")),
            (_, Some(after)) if text[after] == ']' => Some((at, "empty-node")),
            (_, Some(after)) if text[after] == ',' => Some((after, "unexpected-comma")),
            _ => split_word(text, at).or(Some((text.len(), "unclosed-bracket"))),
        }
    });
}

#[test]
fn a_stray_closing_bracket_ends_the_tree_too_early() {
    check_strays(']', |text, at| {
        let Some(before) = previous(text, at) else {
            return Some((0, "expected"));
        };
        if text[before] == '[' {
            return Some((before, "empty-node"));
        }
        let depth = |end: usize| {
            let count = |mark| text[..end].iter().filter(|&&there| there == mark).count();
            count('[').wrapping_sub(count(']'))
        };
        let split = if at + 1 < text.len() { split_word(text, at) } else { None };
        let ended = (1..text.len()).find(|&end| depth(end) == 0)?;
        let rest = next(text, ended)?;
        let too_early = (rest, "text-after-end");
        Some(match split {
            Some(wrong) if wrong.0 < too_early.0 => wrong,
            _ => too_early,
        })
    });
}

#[test]
fn a_stray_bracket_of_another_kind_closes_nothing() {
    check_strays(')', |text, at| match (previous(text, at), next(text, at + 1)) {
        (None, _) => Some((at, "expected")),
        (_, None) => Some((at, "text-after-end")),
        _ => Some(match split_word(text, at) {
            Some(wrong) if wrong.0 < at => wrong,
            _ => (at, "mismatched-bracket"),
        }),
    });
}

#[test]
fn every_part_of_a_text_is_no_tree() {
    let json =
        r#"{"name":"A \u00e5","children":[3,{"move":"e4","value":"inf"},[-2.5]],"position":"k"}"#;
    let python = "t = Tree('1', None, [Tree('2', float('-inf'), []), Tree(name='3', value=9)])";
    let mut texts = vec![(Format::Json, json), (Format::Python, python)];
    texts.extend(BRACKETS.map(|text| (Format::Brackets, text)));
    for (format, text) in texts {
        assert!(parse_as(format, text).is_ok(), "{text}");
        for end in 0..text.len() {
            let part = &text[..end];
            let Err(error) = parse_as(format, part) else { panic!("{part:?} is a tree") };
            // A cut number or word is wrong where it begins, everything else at the end.
            let cut_word = &part[error.column as usize - 1..];
            assert!(!cut_word.contains(['[', ',', ':']), "{part}: {error}");
        }
    }
}
