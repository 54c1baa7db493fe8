//! The presets that need more than brackets: names of moves, and keys of positions.

/// All ways on from a board with three empty squares. X, who is MAX, must stop the diagonal a1-b2-c3.
///
/// A position is the nine squares in reading order, so a3, b3, c3 come first. Orders of moves that
/// lead to the same board share its key.
pub const TIC_TAC_TOE: &str = concat!(
    r#"{"position":".X.XOOOX.","children":["#,
    r#"{"move":"a3","position":"XX.XOOOX.","children":["#,
    r#"{"move":"c3","value":-1,"position":"XXOXOOOX."},"#,
    r#"{"move":"c1","position":"XX.XOOOXO","children":["#,
    r#"{"move":"c3","value":1,"position":"XXXXOOOXO"}]}]},"#,
    r#"{"move":"c3","position":".XXXOOOX.","children":["#,
    r#"{"move":"a3","position":"OXXXOOOX.","children":["#,
    r#"{"move":"c1","value":0,"position":"OXXXOOOXX"}]},"#,
    r#"{"move":"c1","position":".XXXOOOXO","children":["#,
    r#"{"move":"a3","value":1,"position":"XXXXOOOXO"}]}]},"#,
    r#"{"move":"c1","position":".X.XOOOXX","children":["#,
    r#"{"move":"a3","position":"OX.XOOOXX","children":["#,
    r#"{"move":"c3","value":0,"position":"OXXXOOOXX"}]},"#,
    r#"{"move":"c3","value":-1,"position":".XOXOOOXX"}]}]}"#,
);

/// Three moves, each with the same three answers.
pub const KILLER: &str = concat!(
    r#"{"children":["#,
    r#"{"move":"a","children":[{"move":"p","value":7},{"move":"q","value":8},{"move":"r","value":6}]},"#,
    r#"{"move":"b","children":[{"move":"p","value":9},{"move":"q","value":8},{"move":"r","value":2}]},"#,
    r#"{"move":"c","children":[{"move":"p","value":7},{"move":"q","value":9},{"move":"r","value":3}]}"#,
    "]}",
);

/// MAX takes two of three things, a, b and c, in either order; MIN plays x or y in between, and again
/// at the end. What was taken counts, and not in which order, so every position above the leaves comes
/// up twice.
pub const TRANSPOSITIONS: &str = concat!(
    r#"{"children":["#,
    r#"{"move":"a","position":"a","children":["#,
    r#"{"move":"x","position":"ax","children":["#,
    r#"{"move":"b","position":"abx","children":[{"move":"x","value":4,"position":"abxx"},{"move":"y","value":3,"position":"abxy"}]},"#,
    r#"{"move":"c","position":"acx","children":[{"move":"x","value":5,"position":"acxx"},{"move":"y","value":9,"position":"acxy"}]}"#,
    r#"]},"#,
    r#"{"move":"y","position":"ay","children":["#,
    r#"{"move":"b","position":"aby","children":[{"move":"x","value":5,"position":"abyx"},{"move":"y","value":1,"position":"abyy"}]},"#,
    r#"{"move":"c","position":"acy","children":[{"move":"x","value":2,"position":"acyx"},{"move":"y","value":6,"position":"acyy"}]}"#,
    r#"]}"#,
    r#"]},"#,
    r#"{"move":"b","position":"b","children":["#,
    r#"{"move":"x","position":"bx","children":["#,
    r#"{"move":"a","position":"abx","children":[{"move":"x","value":4,"position":"abxx"},{"move":"y","value":3,"position":"abxy"}]},"#,
    r#"{"move":"c","position":"bcx","children":[{"move":"x","value":8,"position":"bcxx"},{"move":"y","value":7,"position":"bcxy"}]}"#,
    r#"]},"#,
    r#"{"move":"y","position":"by","children":["#,
    r#"{"move":"a","position":"aby","children":[{"move":"x","value":5,"position":"abyx"},{"move":"y","value":1,"position":"abyy"}]},"#,
    r#"{"move":"c","position":"bcy","children":[{"move":"x","value":7,"position":"bcyx"},{"move":"y","value":4,"position":"bcyy"}]}"#,
    r#"]}"#,
    r#"]},"#,
    r#"{"move":"c","position":"c","children":["#,
    r#"{"move":"x","position":"cx","children":["#,
    r#"{"move":"a","position":"acx","children":[{"move":"x","value":5,"position":"acxx"},{"move":"y","value":9,"position":"acxy"}]},"#,
    r#"{"move":"b","position":"bcx","children":[{"move":"x","value":8,"position":"bcxx"},{"move":"y","value":7,"position":"bcxy"}]}"#,
    r#"]},"#,
    r#"{"move":"y","position":"cy","children":["#,
    r#"{"move":"a","position":"acy","children":[{"move":"x","value":2,"position":"acyx"},{"move":"y","value":6,"position":"acyy"}]},"#,
    r#"{"move":"b","position":"bcy","children":[{"move":"x","value":7,"position":"bcyx"},{"move":"y","value":4,"position":"bcyy"}]}"#,
    r#"]}"#,
    r#"]}"#,
    "]}",
);
