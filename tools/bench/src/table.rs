//! Tables in Markdown, with columns that also line up where nobody renders them.

/// A table: a head, and rows with as many cells. The first column is set left, the others right.
pub fn table(head: &[&str], rows: &[Vec<String>]) -> String {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count());
        cells.chain([head[column].chars().count()]).max().unwrap_or(0)
    };
    let widths: Vec<_> = (0..head.len()).map(width).collect();
    let head: Vec<_> = head.iter().map(ToString::to_string).collect();
    let rule = widths.iter().enumerate().map(|(column, &width)| match column {
        0 => "-".repeat(width),
        _ => format!("{}:", "-".repeat(width - 1)),
    });
    let lines = [head, rule.collect()].into_iter().chain(rows.iter().cloned());
    lines.map(|cells| line(&cells, &widths)).collect()
}

fn line(cells: &[String], widths: &[usize]) -> String {
    let padded =
        cells.iter().zip(widths).enumerate().map(|(column, (cell, &width))| match column {
            0 => format!("| {cell:width$} |"),
            _ => format!(" {cell:>width$} |"),
        });
    padded.chain(["\n".to_owned()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let rows = [("pvs", "1.5"), ("minimax", "10.25")];
        let rows = rows.map(|(name, ratio)| vec![name.to_owned(), ratio.to_owned()]);
        let expected = "| name    | ratio |\n\
                        | ------- | ----: |\n\
                        | pvs     |   1.5 |\n\
                        | minimax | 10.25 |\n";
        assert_eq!(table(&["name", "ratio"], &rows), expected);
    }
}
