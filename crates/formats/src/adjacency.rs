//! The children of each node by their names, in any order: lines such as `s: [u, v]` and `k = 7`, or dictionaries of a program.

use plyscope_tree::notation::reading::{
    self, Cursor, FIELDS, Outcome, ParseError, ParseErrorKind, Reader, Rules, Wanted, is_blank,
    is_number,
};

use super::items::{self, Item, Items, Key, Mark};
use super::links::Links;
use super::look::Look;

const RULES: Rules = Rules { commas: false, trailing_comma: true, comments: items::COMMENTS };

/// Words before the name in an assignment.
const BEFORE: [&str; 5] = ["const", "let", "var", "export", "default"];

/// Whether a text is a dictionary whose first key is no field of a node, or lines that each begin with a key.
pub(super) fn look(text: &str) -> Look {
    let mut cursor = Cursor::plain(text);
    cursor.skip_blanks();
    let begins = cursor.rest();
    let dictionary = match begins.split_once('{') {
        Some((before, inside)) if before.trim().is_empty() || is_assignment(before) => Some(inside),
        _ => None,
    };
    let is_so = match dictionary {
        Some(inside) => is_dictionary(inside),
        None => are_lines(text),
    };
    if is_so { Look::Sure } else { Look::Other }
}

fn is_assignment(text: &str) -> bool {
    let Some(name) = text.trim_end_matches(is_blank).strip_suffix(['=', '(']) else { return false };
    let words =
        name.trim_end_matches([' ', '=']).split([' ', ':', '.']).filter(|word| !word.is_empty());
    let is_word = |word: &str| {
        word.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '[' | ']' | ','))
    };
    words.clone().next().is_some() && words.clone().all(is_word)
}

/// Keys of what a node has.
const RESERVED: [&str; 8] = ["label", "children", "kids", "score", "payoff", "left", "right", "id"];

/// Whether what stands after a brace are several keys, none of them a field of a node, and lists, dictionaries or numbers.
fn is_dictionary(inside: &str) -> bool {
    let inside = inside.trim_start_matches(is_blank);
    let Some((key, value)) = inside.split_once(':') else { return false };
    let key = key.trim();
    let bare = key.trim_matches(['"', '\'']);
    let is_key = bare.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | ' ' | '-' | '.'));
    let value = value.trim_start_matches(is_blank);
    let is_number = value.starts_with(|c: char| c.is_ascii_digit() || c == '-');
    let is_field = FIELDS.contains(&bare) || RESERVED.contains(&bare);
    let has_children = inside.contains('[') || inside.contains('(') || value.contains('{');
    let has_several = value.contains([':', '(']);
    is_key
        && !is_field
        && has_several
        && has_children
        && (value.starts_with(['[', '(', '{']) || is_number)
}

/// Whether there are two lines at least, each with a key, and some with several children or with arrows.
fn are_lines(text: &str) -> bool {
    let mut lines =
        text.lines().map(|line| line.trim_end_matches(is_blank)).filter(|line| !line.is_empty());
    let mut several = false;
    let mut count = 0;
    let is_so = lines.all(|line| {
        let line = line.split('#').next().unwrap_or_default();
        let Some(at) = line.find(['=', ':', '→']).into_iter().chain(line.find("->")).min() else {
            return line.is_empty();
        };
        let (key, value) = line.split_at(at);
        let is_arrow = value.starts_with("->") || value.starts_with('→');
        let value = value.trim_start_matches(['=', ':', '→', '-', '>', ' ']);
        let is_list = value.starts_with(['[', '(', '{']) || value.contains([',', ' ']);
        several |= is_arrow || is_list;
        count += 1;
        let is_quoted = key.starts_with(['"', '\'']);
        let is_word = !key
            .trim_end()
            .contains([' ', '\t', '[', '(', '{', ',', ';', '.', '/', '\\', '|', '<']);
        !value.is_empty() && !key.is_empty() && (is_word || is_quoted) && !key.starts_with(is_blank)
    });
    is_so && several && count > 1
}

pub(super) fn read(text: &str) -> Outcome {
    reading::read(text, RULES, tree)
}

#[derive(Debug, Default)]
struct Graph<'a> {
    links: Links<'a>,
    /// Whether numbers are names, since some are keys.
    numbered: bool,
}

fn tree(reader: &mut Reader<'_, ()>) -> Result<(), Box<ParseError>> {
    let items = items::read(reader)?;
    no_fields(reader, &items)?;
    let mut graph = Graph { numbered: has_numbers(&items), ..Graph::default() };
    graph.add(reader, &items)?;
    if graph.links.nodes.is_empty() {
        return reader.wanted(0, Wanted::GraphNode);
    }
    let children = graph.links.children();
    graph.links.plant(reader, &children)
}

/// Refuses a dictionary with fields of nodes, of which the others are none.
fn no_fields(reader: &Reader<'_, ()>, items: &Items) -> Result<(), Box<ParseError>> {
    let groups = items.all.iter().filter(|item| item.bracket == Some('{'));
    let mut keys =
        groups.flat_map(|group| items.of_item(group)).filter_map(|item| item.key.as_ref());
    let is_field =
        |key: &Key| FIELDS.contains(&key.text.as_str()) || RESERVED.contains(&key.text.as_str());
    match (keys.clone().find(|key| !is_field(key)), keys.find(|key| is_field(key))) {
        (Some(other), Some(_)) => {
            Err(reader.cursor.error(other.start, ParseErrorKind::UnknownField))
        }
        _ => Ok(()),
    }
}

/// Whether the name of a node is a number.
fn has_numbers(items: &Items) -> bool {
    let keys = items.all.iter().filter_map(|item| item.key.as_ref());
    keys.into_iter().any(|key| is_number(&key.text))
}

impl Graph<'_> {
    fn add(&mut self, reader: &Reader<'_, ()>, items: &Items) -> Result<(), Box<ParseError>> {
        // Brackets whose entries are still to be read, each with the node that they are below.
        let mut groups = vec![(0, None)];
        while let Some((group, parent)) = groups.pop() {
            let is_top = group == 0;
            let mut current: Option<usize> = parent;
            let numbers = &items.all[group].items;
            for (at, &number) in numbers.iter().enumerate() {
                let item = &items.all[number];
                let next = numbers.get(at + 1).map(|&next| &items.all[next]);
                let is_last = next.is_none_or(|next| next.key.is_some());
                if let Some(key) = &item.key {
                    let is_keyed = items.of(number).all(|inner| inner.key.is_some());
                    let has_entries =
                        item.bracket == Some('{') && !item.items.is_empty() && is_keyed;
                    // A dictionary with a name.
                    if is_top && key.mark == Mark::Equals && has_entries {
                        groups.push((number, None));
                        current = None;
                        continue;
                    }
                    let within = if is_top { current.filter(|_| !key.begins_line) } else { parent };
                    let node = self.node(reader, &key.text, key.start..key.end)?;
                    if let Some(parent) = within {
                        self.links.lead(parent, (node, key.start));
                    }
                    current = Some(node);
                    if has_entries {
                        groups.push((number, Some(node)));
                        continue;
                    }
                    let is_value = is_last && key.mark != Mark::Leads;
                    self.said(reader, items, node, item, is_value)?;
                } else if is_top && item.bracket == Some('{') {
                    groups.push((number, None));
                } else if current.is_some()
                    || !item.word().is_some_and(|word| BEFORE.contains(&word))
                {
                    let Some(node) = current else { return reader.wanted(item.start, Wanted::Key) };
                    if item.bracket.is_some() {
                        return reader.wanted(item.start, Wanted::GraphNode);
                    }
                    self.child(reader, items, node, item)?;
                }
            }
        }
        Ok(())
    }

    /// What a key leads to, or is.
    fn said(
        &mut self,
        reader: &Reader<'_, ()>,
        items: &Items,
        node: usize,
        item: &Item,
        is_value: bool,
    ) -> Result<(), Box<ParseError>> {
        if item.bracket.is_some() {
            for child in items.of_item(item) {
                match &child.key {
                    Some(key) => self.entry(reader, node, key, child)?,
                    None => self.child(reader, items, node, child)?,
                }
            }
            return Ok(());
        }
        if item.text.is_none() || item.is_nothing() {
            return Ok(());
        }
        if item.is_number() && is_value {
            return self.value(reader, node, item);
        }
        self.child(reader, items, node, item)
    }

    fn value(
        &mut self,
        reader: &Reader<'_, ()>,
        node: usize,
        item: &Item,
    ) -> Result<(), Box<ParseError>> {
        let word = item.word().unwrap_or_default();
        let literal = reader.literal(item.start, word)?;
        if self.links.nodes[node].value.replace((item.start, literal)).is_some() {
            return Err(reader.cursor.error(item.start, ParseErrorKind::Repeated));
        }
        Ok(())
    }

    /// A child with its value.
    fn entry(
        &mut self,
        reader: &Reader<'_, ()>,
        parent: usize,
        key: &Key,
        item: &Item,
    ) -> Result<(), Box<ParseError>> {
        if !item.is_number() {
            return reader.wanted(item.start, Wanted::Value);
        }
        let node = self.node(reader, &key.text, key.start..key.end)?;
        self.links.lead(parent, (node, key.start));
        self.value(reader, node, item)
    }

    fn child(
        &mut self,
        reader: &Reader<'_, ()>,
        items: &Items,
        parent: usize,
        item: &Item,
    ) -> Result<(), Box<ParseError>> {
        if let [name, value] = item.items[..] {
            // A name and a value, if they are that and no edge with its weight.
            let (name, value) = (&items.all[name], &items.all[value]);
            if let (Some(text), true, false) = (name.word(), value.is_number(), name.is_number()) {
                let node = self.node(reader, text, name.start..name.end)?;
                self.links.lead(parent, (node, name.start));
                return self.value(reader, node, value);
            }
        }
        let Some(word) = item.word() else { return reader.wanted(item.start, Wanted::GraphNode) };
        if item.is_number() && !item.is_quoted && !self.numbered {
            // Each is a leaf of its own, whatever its value.
            let id = format!("\0{}", item.start);
            let node = self.links.node(&reader.cursor, id.into(), item.start..item.end)?;
            self.links.lead(parent, (node, item.start));
            return self.value(reader, node, item);
        }
        let node = self.node(reader, word, item.start..item.end)?;
        self.links.lead(parent, (node, item.start));
        Ok(())
    }

    /// The node of this name.
    fn node(
        &mut self,
        reader: &Reader<'_, ()>,
        name: &str,
        range: std::ops::Range<usize>,
    ) -> Result<usize, Box<ParseError>> {
        let node = self.links.node(&reader.cursor, name.to_owned().into(), range)?;
        self.links.nodes[node].name = Some(name.to_owned());
        Ok(node)
    }
}
