//! Games that somebody has written down.

use plyscope_formats::Format::{Gambit, Pgn, Sgf};

use crate::check;

const HEAD: &str = "EFG 2 R \"A game\" { \"Ann\" \"Bob\" }\n\"\"\n\n";

#[test]
fn games_of_gambit_are_trees() {
    check(
        Gambit,
        &format!(
            "{HEAD}p \"root\" 1 1 \"\" {{ \"L\" \"R\" }} 0\np \"\" 2 1 \"(2,1)\" {{ \"l\" \"r\" }} 0\nt \"\" 1 \"a\" {{ 3, -3 }}\nt \"\" 2 \"b\" {{ -1, 1 }}\nt \"\" 1\n"
        ),
        "{\"name\":\"root\",\"children\":[{\"move\":\"L\",\"children\":[{\"move\":\"l\",\"value\":3},{\"move\":\"r\",\"value\":-1}]},{\"move\":\"R\",\"value\":3}]}",
    );
    check(
        Gambit,
        "EFG 2 R \"\" { \"1\" \"2\" }\np \"\" 2 1 \"\" { \"L\" \"R\" } 0\nt \"\" 1 \"\" { 1 9 }\nt \"\" 2 \"\" { 4 6 }\n",
        "{\"children\":[{\"move\":\"L\",\"value\":9},{\"move\":\"R\",\"value\":6}]}",
    );
}

#[test]
fn variations_of_sgf_are_children() {
    check(
        Sgf,
        "(;GM[1]SZ[9]\n;B[ee](;W[ec]V[3])(;W[ge]C[-2.5]))",
        "{\"children\":[{\"move\":\"ee\",\"children\":[{\"move\":\"ec\",\"value\":3},{\"move\":\"ge\",\"value\":-2.5}]}]}",
    );
    check(
        Sgf,
        "(;(;W[aa]V[3];B[bb]V[-4])(;W[]N[left]V[5]))",
        "{\"children\":[{\"move\":\"aa\",\"value\":-3,\"children\":[{\"move\":\"bb\",\"value\":4}]},{\"name\":\"left\",\"move\":\"pass\",\"value\":-5}]}",
    );
}

#[test]
fn variations_of_pgn_are_children() {
    check(
        Pgn,
        "[Event \"?\"]\n[Result \"*\"]\n\n1. e4 (1. d4 d5 {[%eval 0.2]}) 1... e5 {0.3} (1... c5 {[%eval 0.25,20]}) *\n",
        "{\"children\":[{\"move\":\"e4\",\"children\":[{\"move\":\"e5\",\"value\":0.3},{\"move\":\"c5\",\"value\":0.25}]},{\"move\":\"d4\",\"children\":[{\"move\":\"d5\",\"value\":0.2}]}]}",
    );
    check(
        Pgn,
        "[FEN \"7k/8/8/8/8/8/8/K6q b - - 0 1\"]\n\n1... Qa8# (1... Qb7 {[%eval -9]}) 0-1",
        "{\"children\":[{\"move\":\"Qa8#\",\"value\":\"inf\"},{\"move\":\"Qb7\",\"value\":9}]}",
    );
    check(
        Pgn,
        "1.f3 e5 2.g4 Qh4#",
        "{\"children\":[{\"move\":\"f3\",\"children\":[{\"move\":\"e5\",\"children\":[{\"move\":\"g4\",\"children\":[{\"move\":\"Qh4#\",\"value\":\"-inf\"}]}]}]}]}",
    );
}
