//! Trees as nested data with the label first: tuples and lists of Python, lists of Lisp, terms of Prolog, constructors of Haskell.

use plyscope_tree::notation::reading::{
    self, Cursor, Outcome, ParseError, ParseErrorKind, Reader, Rules, Wanted, is_blank, is_number,
};

use super::entry::Entry;
use super::items::{self, Item, Items};
use super::look::Look;

const RULES: Rules = Rules { commas: false, trailing_comma: true, comments: items::COMMENTS };

/// Words before or in front in a bracket that say that it is a node, and not which.
const CONSTRUCTORS: [&str; 22] = [
    "Node",
    "Leaf",
    "Branch",
    "Tree",
    "Tip",
    "Bin",
    "Fork",
    "Inner",
    "Terminal",
    "GameTree",
    "GameNode",
    "node",
    "leaf",
    "branch",
    "tree",
    "tip",
    "t",
    "n",
    "make-tree",
    "make-node",
    "mk_tree",
    "TreeNode",
];

/// Words in front of a list in Lisp that say that it is one.
const LISTS: [&str; 4] = ["list", "quote", "vector", "cons"];

/// What begins a definition, of which the last part is the tree.
const DEFINITIONS: [&str; 9] =
    ["define", "defparameter", "defvar", "def", "setq", "setf", "defconstant", "let", "data"];

/// Whether the first thing in the first bracket is a label, or a word stands before the bracket.
pub(super) fn look(text: &str) -> Look {
    let mut cursor = Cursor::plain(text);
    cursor.skip_blanks();
    let begins = cursor.rest();
    let assigned = assigned(begins);
    let after = assigned.unwrap_or(begins);
    let word = after.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
    let is_functor = assigned.is_none()
        && word != "random"
        && word.starts_with(char::is_lowercase)
        && after[word.len()..].starts_with('(');
    if is_functor || is_constructed(word, &after[word.len()..]) || is_labelled(after) {
        Look::Sure
    } else {
        Look::Other
    }
}

/// Whether a word is a constructor, with what it is given behind it.
fn is_constructed(word: &str, rest: &str) -> bool {
    let given = rest.trim_start_matches(' ');
    let has_number =
        given.starts_with(|c: char| c.is_ascii_digit() || c == '-') && rest.contains('[');
    // Of `Tree(…)` there is another reader.
    let is_given = given.starts_with(['(', '"', '[', '{']) || has_number;
    CONSTRUCTORS.contains(&word) && is_given && !(word == "Tree" && rest.starts_with('('))
}

/// Whether a text begins with a bracket and a label in it: in quotes, or bare in a list of Lisp.
fn is_labelled(text: &str) -> bool {
    let Some(inside) = text.trim_start_matches(['\'', '`']).strip_prefix(['(', '[']) else {
        return false;
    };
    let inside = inside.trim_start_matches(is_blank);
    if let Some(quote) = inside.chars().next().filter(|quote| matches!(quote, '"' | '\'')) {
        let closed = inside[1..]
            .split_once([quote, '\n'])
            .map(|(_, rest)| rest.trim_start_matches(is_blank));
        return closed.is_some_and(|rest| {
            rest.starts_with(',')
                || rest.starts_with(['(', '"'])
                || quote == '"' && !rest.starts_with([':', '=', ']'])
        });
    }
    let word = inside
        .split(|c: char| is_blank(c) || matches!(c, '(' | ')' | '[' | ',' | ':' | '=' | '"'))
        .next();
    let word = word.unwrap_or_default();
    let is_symbol = word.starts_with(char::is_alphabetic) && !is_number(word);
    text.starts_with(['(', '\'', '`'])
        && is_symbol
        && inside[word.len()..].starts_with(is_blank)
        && !text.contains(',')
}

/// What stands behind the beginning of an assignment.
fn assigned(text: &str) -> Option<&str> {
    let (before, after) = text.split_once('=')?;
    let is_name = |c: char| c.is_alphanumeric() || matches!(c, '_' | ':' | ' ' | '\n' | '.');
    let is_so = !before.trim().is_empty() && before.chars().all(is_name) && !after.starts_with('=');
    is_so.then(|| after.trim_start_matches(is_blank))
}

pub(super) fn read(text: &str) -> Outcome {
    reading::read(text, RULES, tree)
}

/// What stands between two commas, or an item alone where there are none.
#[derive(Clone, Debug)]
struct Part {
    /// More than one are a constructor and what it is given.
    items: Vec<usize>,
}

/// What a part says of a node.
#[derive(Debug, Default)]
struct Meaning {
    label: Option<(usize, String)>,
    value: Option<(usize, String)>,
    children: Vec<Part>,
}

/// How a text is written as a whole.
struct Style<'a> {
    items: &'a Items,
    /// Whether some node has no value where others may have theirs.
    has_nothing: bool,
    has_commas: bool,
}

enum Step {
    Open(Part),
    Close(usize, usize),
}

fn tree(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    let items = items::read(reader)?;
    let style = Style {
        has_nothing: items.all.iter().any(Item::is_nothing),
        has_commas: items.all.iter().any(|item| item.comma),
        items: &items,
    };
    let root = root(&items, reader)?;
    let mut steps = vec![Step::Open(root)];
    while let Some(step) = steps.pop() {
        match step {
            Step::Close(start, end) => reader.close_node_at(start, end)?,
            Step::Open(part) => {
                let (start, end) = style.range(&part);
                reader.open_node(start)?;
                let meaning = style.meaning(reader, part)?;
                meaning.label.iter().for_each(|(_, label)| reader.node().set_name(label));
                if let Some((at, word)) = &meaning.value {
                    reader.set_word(*at, word)?;
                }
                steps.push(Step::Close(start, end));
                steps.extend(meaning.children.into_iter().rev().map(Step::Open));
            }
        }
    }
    Ok(())
}

/// The tree of a text: all of it, or what is assigned or defined last.
fn root(items: &Items, reader: &Reader<'_, ()>) -> Result<Part, Box<ParseError>> {
    let mut top: Vec<_> = items.all[0].items.clone();
    // What ends a term.
    if top.last().is_some_and(|&last| items.all[last].word() == Some(".")) {
        top.pop();
    }
    let assigned = top.iter().rposition(|&item| items.all[item].key.is_some());
    let top = match assigned {
        Some(at) => top.split_off(at),
        None => top,
    };
    if let [only] = top[..]
        && let Some(first) = items.of(only).next()
        && first.word().is_some_and(|word| DEFINITIONS.contains(&word))
        && let Some(&last) = items.all[only].items.last()
    {
        return Ok(Part { items: vec![last] });
    }
    let is_call = top.first().is_some_and(|&first| is_constructor(&items.all[first]));
    match top[..] {
        [] => reader.wanted(reader.cursor.offset(), Wanted::Node),
        [_] => Ok(Part { items: top }),
        [..] if is_call => Ok(Part { items: top }),
        [_, second, ..] => {
            Err(reader.cursor.error(items.all[second].start, ParseErrorKind::TextAfterEnd))
        }
    }
}

fn is_constructor(item: &Item) -> bool {
    !item.is_quoted
        && item.word().is_some_and(|word| CONSTRUCTORS.contains(&word) || word == "Just")
}

impl Style<'_> {
    fn item(&self, item: usize) -> &Item {
        &self.items.all[item]
    }

    fn range(&self, part: &Part) -> (usize, usize) {
        let start = part.items.first().map_or(0, |&item| self.item(item).start);
        (start, part.items.last().map_or(start, |&item| self.item(item).end))
    }

    /// The parts between the commas of a bracket, or its items where there are no commas.
    fn parts(&self, items: &[usize]) -> Vec<Part> {
        let mut parts: Vec<Part> = Vec::new();
        let has_commas = items.iter().any(|&item| self.item(item).comma);
        let is_call = items.first().is_some_and(|&first| is_constructor(self.item(first)));
        for (at, &item) in items.iter().enumerate() {
            let begins = at == 0 || if has_commas { self.item(item).comma } else { !is_call };
            match parts.last_mut().filter(|_| !begins) {
                Some(last) => last.items.push(item),
                None => parts.push(Part { items: vec![item] }),
            }
        }
        parts
    }

    fn meaning(&self, reader: &Reader<'_, ()>, part: Part) -> Result<Meaning, Box<ParseError>> {
        let mut part = part;
        loop {
            // A constructor and what it is given.
            if let [first, given @ ..] = &part.items[..]
                && !given.is_empty()
            {
                let head = self.item(*first);
                if !is_constructor(head) {
                    return reader.wanted(
                        self.item(given[0]).start,
                        Wanted::CommaOrClosing { closing: ')' },
                    );
                }
                let given = match given {
                    [fields] if self.item(*fields).bracket == Some('{') => {
                        self.parts(&self.item(*fields).items)
                    }
                    _ => given.iter().map(|&item| Part { items: vec![item] }).collect(),
                };
                return self.fields(reader, given, None, true);
            }
            let Some(&only) = part.items.first() else { return Ok(Meaning::default()) };
            let item = self.item(only);
            if item.bracket.is_none() {
                return Ok(self.word(item));
            }
            let inner = &self.item(only).items;
            let parts = match item.items.split_first() {
                Some((first, rest))
                    if self.item(*first).word().is_some_and(|word| LISTS.contains(&word)) =>
                {
                    self.parts(rest)
                }
                _ => self.parts(inner),
            };
            if let Some(head) = &item.text {
                let is_constructor =
                    CONSTRUCTORS.contains(&head.as_str()) || LISTS.contains(&head.as_str());
                let label = (!is_constructor).then(|| (item.start, head.clone()));
                return self.fields(reader, parts, label, true);
            }
            if let ('(', [alone]) = (item.bracket.unwrap_or_default(), &parts[..]) {
                // A bracket around one thing means nothing.
                part = alone.clone();
                continue;
            }
            if item.bracket == Some('{') {
                return reader.wanted(item.start, Wanted::Node);
            }
            return self.fields(reader, parts, None, false);
        }
    }

    /// A word or a text alone.
    fn word(&self, item: &Item) -> Meaning {
        let text = item.text.clone().unwrap_or_default();
        if item.is_number() {
            return Meaning { value: Some((item.start, text)), ..Meaning::default() };
        }
        let entry = Entry::of(&text);
        let value = entry.value.map(|(_, word)| (item.start, word.to_owned()));
        let label = entry.name.map(|name| (item.start, name.into_owned()));
        Meaning { label, value, ..Meaning::default() }
    }

    /// The item of a part that is alone in it.
    fn alone<'a>(&'a self, part: &Part) -> Option<&'a Item> {
        let [only] = part.items[..] else { return None };
        let item = self.item(only);
        // A negative number in brackets.
        match item.items[..] {
            [inner] if item.bracket == Some('(') && item.text.is_none() => {
                Some(self.item(inner)).filter(|inner| inner.is_number())
            }
            _ => Some(item),
        }
    }

    /// What the parts of a node say: its label, its value, its children.
    fn fields(
        &self,
        reader: &Reader<'_, ()>,
        parts: Vec<Part>,
        label: Option<(usize, String)>,
        is_called: bool,
    ) -> Result<Meaning, Box<ParseError>> {
        let mut meaning = Meaning { label, ..Meaning::default() };
        let mut parts = std::collections::VecDeque::from(parts);
        // Keys say themselves what stands there.
        let keyed =
            |part: &Part| part.items.first().and_then(|&first| self.item(first).key.as_ref());
        let mut at = 0;
        while at < parts.len() {
            let Some(key) = keyed(&parts[at]) else {
                at += 1;
                continue;
            };
            let Some(part) = parts.remove(at) else { break };
            let item = self.item(part.items[0]);
            match key.text.as_str() {
                "name" | "label" | "rootLabel" | "data" if item.word().is_some() => {
                    meaning.label = Some((item.start, item.text.clone().unwrap_or_default()));
                }
                "value" | "score" | "payoff" | "utility" if item.is_number() => {
                    meaning.value = Some((item.start, item.text.clone().unwrap_or_default()));
                }
                "children" | "subForest" | "kids" if item.bracket.is_some() => {
                    meaning.children.extend(self.parts(&item.items));
                }
                "left" | "right" if !item.is_nothing() => {
                    meaning.children.push(Part { items: part.items });
                }
                _ if item.is_nothing() => {}
                _ => return Err(reader.cursor.error(key.start, ParseErrorKind::UnknownField)),
            }
        }
        let mut is_labelled = meaning.label.is_some();
        if let Some(first) = parts.front().and_then(|part| self.alone(part))
            && !is_labelled
            && first.bracket.is_none()
            && !first.is_number()
        {
            if !first.is_nothing() {
                let label = self.word(first);
                meaning.label = label.label;
                meaning.value = label.value;
            }
            is_labelled = true;
            parts.pop_front();
        }
        let number =
            parts.front().and_then(|part| self.alone(part)).filter(|item| item.is_number());
        if let Some(number) =
            number.filter(|_| (is_labelled || is_called) && meaning.value.is_none())
        {
            let rest: Vec<_> = parts.iter().skip(1).collect();
            let are_numbers = rest.iter().all(|part| self.alone(part).is_some_and(Item::is_number));
            let is_list = matches!(rest[..], [only] if self.is_list(only));
            let is_value = match rest.len() {
                0 => true,
                _ if is_list || self.has_nothing => true,
                _ if are_numbers || !self.has_commas => false,
                _ => return Err(reader.cursor.error(number.start, ParseErrorKind::ValueOrLeaf)),
            };
            if is_value {
                meaning.value = Some((number.start, number.text.clone().unwrap_or_default()));
                parts.pop_front();
            }
        } else if is_labelled
            && parts.front().and_then(|part| self.alone(part)).is_some_and(Item::is_nothing)
        {
            parts.pop_front();
        }
        let is_nothing = |part: &Part| self.alone(part).is_some_and(Item::is_nothing);
        parts.retain(|part| !is_nothing(part));
        match (parts.len(), parts.front()) {
            (1, Some(only))
                if (is_labelled || is_called || meaning.value.is_some()) && self.is_list(only) =>
            {
                let list = self.item(only.items[0]);
                meaning.children.extend(self.parts(&list.items));
            }
            _ => meaning.children.extend(parts),
        }
        Ok(meaning)
    }

    /// Whether a part is a list of nodes and no node itself.
    fn is_list(&self, part: &Part) -> bool {
        let [only] = part.items[..] else { return false };
        let item = self.item(only);
        let is_bracket = matches!(item.bracket, Some('[' | '(')) && item.text.is_none();
        let first = item.items.first().map(|&first| self.item(first));
        let is_label =
            |first: &Item| first.bracket.is_none() && !first.is_number() && !is_constructor(first);
        is_bracket && !first.is_some_and(is_label)
    }
}
