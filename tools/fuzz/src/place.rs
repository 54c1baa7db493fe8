//! The place of an error in a text.

/// Checks that an error stands in the text, or at its end, and can be shown on one line. Lines and columns count from 1;
/// `at_end` says whether the error found nothing.
pub fn check(text: &str, (line, column): (u32, u32), at_end: bool, message: &str) {
    // Told apart in another way than the readers do.
    let unified = text.replace("\r\n", "\n").replace('\r', "\n");
    let lines: Vec<_> = unified.split('\n').collect();
    let content = lines.get(line as usize - 1);
    let content = content.unwrap_or_else(|| panic!("there is no such line: {message}"));
    // One beyond the last character is the end of the line itself.
    let end = content.chars().count() + 1;
    assert!((1..=end).contains(&(column as usize)), "there is no such column: {message}");
    let is_end = line as usize == lines.len() && column as usize == end;
    assert_eq!(at_end, is_end, "what was found: {message}");
    assert!(!message.chars().any(char::is_control), "{message:?}");
}
