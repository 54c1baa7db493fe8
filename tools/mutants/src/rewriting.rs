//! A program with all its faults in it, each asleep.

use std::ops::Range;

use crate::sites::{Form, Site};

/// A file's new text.
pub struct Rewritten {
    /// The text.
    pub text: String,
    /// Where each site is in it, beside the site's number.
    pub places: Vec<(u32, Range<usize>)>,
}

/// Rewrites a file so that each site asks `switch` whether it is active.
///
/// What a fault's branch says has no other faults inside, since one at most is active: so the text grows with the depth
/// of nesting only, not with its power.
pub fn rewrite(source: &str, sites: &[(u32, &Site)], switch: &str) -> Rewritten {
    let mut ordered = sites.to_vec();
    ordered.sort_by_key(|(_, site)| (site.range.start, std::cmp::Reverse(site.range.end)));
    let mut writer = Writer { source, switch, text: String::new(), places: Vec::new() };
    writer.write(0..source.len(), &ordered);
    Rewritten { text: writer.text, places: writer.places }
}

struct Writer<'a> {
    source: &'a str,
    switch: &'a str,
    text: String,
    places: Vec<(u32, Range<usize>)>,
}

impl Writer<'_> {
    /// Writes a part of the source with the sites in it, the outer ones first.
    fn write(&mut self, part: Range<usize>, mut sites: &[(u32, &Site)]) {
        let mut at = part.start;
        while let Some((&(id, site), rest)) = sites.split_first() {
            let inside = rest.iter().take_while(|(_, inner)| inner.range.end <= site.range.end);
            let (inside, after) = rest.split_at(inside.count());
            self.text.push_str(&self.source[at..site.range.start]);
            self.write_site(id, site, inside);
            at = site.range.end;
            sites = after;
        }
        self.text.push_str(&self.source[at..part.end]);
    }

    fn write_site(&mut self, id: u32, site: &Site, inside: &[(u32, &Site)]) {
        let start = self.text.len();
        let is_active = format!("{}({id})", self.switch);
        match site.form {
            Form::Expression => {
                self.text.push_str(&format!("(if {is_active} {{ {} }} else {{ ", site.mutated));
                self.write(site.range.clone(), inside);
                self.text.push_str(" })");
            }
            Form::Statement => {
                self.text.push_str(&format!("if !{is_active} {{ "));
                self.write(site.range.clone(), inside);
                self.text.push_str(" }");
            }
            Form::Beginning => {
                self.text.push_str(&format!(" if {is_active} {{ {} }}", site.mutated));
            }
        }
        self.places.push((id, start..self.text.len()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sites::sites;

    /// A program with its faults, numbered from 0.
    fn rewritten(source: &str) -> String {
        let sites = sites(source).unwrap();
        let numbered: Vec<_> = (0..).zip(&sites).collect();
        rewrite(source, &numbered, "m").text
    }

    #[test]
    fn the_branch_of_a_fault_has_no_others_inside() {
        assert_eq!(
            rewritten("fn f(a: u8) -> bool { a + 1 < 5 }"),
            "fn f(a: u8) -> bool { (if m(0) { a + 1 <= 5 } else { \
             (if m(1) { a - 1 } else { a + (if m(2) { 0 } else { 1 }) }) < 5 }) }"
        );
    }

    #[test]
    fn a_statement_is_left_out_as_a_whole() {
        assert_eq!(
            rewritten("fn f(a: &mut A) { a.begin(); if a.on() { return; } a.go(); }"),
            "fn f(a: &mut A) { if !m(0) { a.begin(); } \
             if (if m(1) { !(a.on()) } else { a.on() }) { if !m(2) { return; } } \
             if !m(3) { a.go(); } }"
        );
    }

    #[test]
    fn a_function_without_anything_else_ends_at_once() {
        assert_eq!(
            rewritten("fn f(a: &A) -> u8 { a.b }"),
            "fn f(a: &A) -> u8 { if m(0) { return Default::default(); } a.b }"
        );
    }

    #[test]
    fn constants_patterns_types_conditions_that_bind_and_tests_stay() {
        let program = "const A: u8 = 0 + 1; const fn f() -> u8 { 1 + 1 } \
            fn g(a: Option<[u8; 1]>) { if let Some([0]) = a && let [1] = b {} } \
            #[cfg(test)] mod tests { fn h() { a(1); } }";
        assert_eq!(
            rewritten(program),
            program.replace("a: Option<[u8; 1]>) {", "a: Option<[u8; 1]>) { if m(0) { return; }")
        );
    }
}
