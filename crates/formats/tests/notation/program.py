#!/usr/bin/env python3
# -*- coding: utf-8 -*-
"""Two searches of one tree.

A leaf is written Tree('name', 3, []), an inner node Tree('name', None, [Tree(...), ...]).
"""

from math import inf


class Tree(object):
    '''A node: a leaf has a value, any other node has children (one at least).'''

    def __init__(self, name, value=None, children=()):
        self.name = name
        self.value = value
        self.children = list(children)

    def __repr__(self):
        return "Tree(%r, %r, ...)" % (self.name, self.value)

    def mirrored(self):
        return Tree(self.name, self.value, [child.mirrored() for child in reversed(self.children)])


entered = 0  # by the last search


def minimax(node, is_max=True):
    """The value of a node, e.g. minimax(Tree('x', 3, [])) == 3."""
    global entered
    entered += 1
    if node.value is not None:
        return node.value
    values = [minimax(child, not is_max) for child in node.children]
    return max(values) if is_max else min(values)


def alphabeta(node, alpha=-inf, beta=float('inf'), is_max=True):
    global entered
    entered += 1
    if not node.children:
        return node.value
    for child in node.children:
        value = alphabeta(child, alpha, beta, not is_max)
        if is_max:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break  # cut :-)
    return alpha if is_max else beta


# The tree (51 nodes):
tree = Tree('1', None, [
    Tree('2', None, [
        Tree('3', None, [
            Tree('4', None, [Tree('5', 1, []), Tree('6', 9, [])]),
            Tree('7', None, [Tree('8', 5, [])])]),
        Tree('9', None, [
            Tree('10', None, [Tree('11', 7, [])]),
            Tree('12', None, [Tree('13', 5, [])]),
            Tree('14', None, [Tree('15', 2, [])])]),
        Tree('16', None, [
            Tree('17', None, [Tree('18', 9, [])]),
            Tree('19', None, [Tree('20', 7, [])])]),
        Tree('21', None, [
            Tree('22', None, [Tree('23', 8, [])]),
            Tree('24', None, [Tree('25', 2, [])])])]),
    Tree('26', None, [
        Tree('27', None, [
            Tree('28', None, [Tree('29', 2, []), Tree('30', 5, [])]),
            Tree('31', None, [Tree('32', 2, []), Tree('33', 5, [])])]),
        Tree('34', None, [
            Tree('35', None, [Tree('36', 5, []), Tree('37', 9, [])]),
            Tree('38', None, [Tree('39', 8, [])])]),
        Tree('40', None, [
            Tree('41', None, [Tree('42', 9, [])]),
            Tree('43', None, [Tree('44', 5, [])])]),
        Tree('45', None, [
            Tree('46', None, [Tree('47', 7, [])]),
            Tree('48', None, [Tree('49', 2, [])]),
            Tree('50', None, [Tree('51', 1, [])])])])])

for search in (minimax, alphabeta):
    entered = 0
    print('%s (of "tree") is %d' % (search.__name__, search(tree)))
    print("entered:", entered, 'nodes :(' if entered == 51 else "nodes")
