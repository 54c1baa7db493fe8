//! The places of a program that could say something else.

use std::ops::Range;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    BinOp, Block, Expr, ImplItemFn, ItemFn, ItemImpl, ItemMod, Lit, Stmt, TraitItemFn, UnOp,
};

/// A place, and what could stand there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// The bytes that something else replaces.
    pub range: Range<usize>,
    /// The other text.
    pub mutated: String,
    /// What is replaced: an expression, which keeps its type, or a whole statement.
    pub form: Form,
    /// The function, with its type.
    pub function: String,
    /// The change in words.
    pub what: String,
    /// The byte where the line stands that shows the change.
    pub at: usize,
}

/// The kind of text that is replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// An expression.
    Expression,
    /// A statement, which could be left out.
    Statement,
    /// The empty place where a function begins, and could end at once.
    Beginning,
}

/// Finds all sites of a file.
///
/// # Errors
/// If the file is not Rust.
pub fn sites(source: &str) -> syn::Result<Vec<Site>> {
    let file = syn::parse_file(source)?;
    let mut finder = Finder { source, owners: Vec::new(), sites: Vec::new() };
    finder.visit_file(&file);
    Ok(finder.sites)
}

/// Methods that are each other's opposite.
const METHODS: [(&str, &str); 7] = [
    ("min", "max"),
    ("any", "all"),
    ("is_some", "is_none"),
    ("is_ok", "is_err"),
    ("first", "last"),
    ("is_some_and", "is_none_or"),
    ("take_while", "skip_while"),
];

/// Constants that are each other's opposite.
const CONSTANTS: [(&str, &str, &str); 6] = [
    ("Player", "Max", "Min"),
    ("Bound", "Lower", "Upper"),
    ("Side", "Alpha", "Beta"),
    ("Reach", "Shallow", "Deep"),
    ("Score", "POS_INF", "NEG_INF"),
    ("NodeType", "Cut", "All"),
];

fn other<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>, name: &str) -> Option<&'a str> {
    pairs.into_iter().find_map(|(one, two)| match name {
        _ if name == one => Some(two),
        _ if name == two => Some(one),
        _ => None,
    })
}

/// Operators of two operands, and what each is replaced by.
fn other_operator(operator: &BinOp) -> Option<&'static str> {
    Some(match operator {
        BinOp::Lt(_) => "<=",
        BinOp::Le(_) => "<",
        BinOp::Gt(_) => ">=",
        BinOp::Ge(_) => ">",
        BinOp::Eq(_) => "!=",
        BinOp::Ne(_) => "==",
        BinOp::And(_) => "||",
        BinOp::Or(_) => "&&",
        BinOp::Add(_) => "-",
        BinOp::Sub(_) | BinOp::Mul(_) => "+",
        BinOp::Div(_) => "*",
        BinOp::AddAssign(_) => "-=",
        BinOp::SubAssign(_) => "+=",
        BinOp::Rem(_) => "/",
        _ => return None,
    })
}

struct Finder<'a> {
    source: &'a str,
    /// The type and the functions around this place.
    owners: Vec<String>,
    sites: Vec<Site>,
}

impl Finder<'_> {
    fn text(&self, part: &impl Spanned) -> &str {
        &self.source[part.span().byte_range()]
    }

    fn add(&mut self, form: Form, range: Range<usize>, mutated: String, what: String, at: usize) {
        let function = self.owners.join("::");
        self.sites.push(Site { range, mutated, form, function, what, at });
    }

    /// An expression that could be another.
    fn replace(&mut self, whole: &Expr, mutated: String, what: String, at: usize) {
        self.add(Form::Expression, whole.span().byte_range(), mutated, what, at);
    }

    /// An expression in which one part could be another.
    fn swap(&mut self, whole: &Expr, part: &impl Spanned, by: &str) {
        let (range, part_range) = (whole.span().byte_range(), part.span().byte_range());
        let before = &self.source[range.start..part_range.start];
        let after = &self.source[part_range.end..range.end];
        let mutated = format!("{before}{by}{after}");
        let what = format!("`{}` becomes `{by}`", self.text(part));
        self.replace(whole, mutated, what, part_range.start);
    }

    /// A condition that could be the opposite, unless that is said already by a change inside.
    fn negate(&mut self, condition: &Expr) {
        let inner = bare(condition);
        let said = match inner {
            Expr::Binary(binary) => other_operator(&binary.op).is_some(),
            Expr::Unary(unary) => matches!(unary.op, UnOp::Not(_)),
            Expr::MethodCall(call) => opposite_method(call).is_some(),
            Expr::Lit(_) => true,
            // It yields what its branches yield.
            Expr::If(_) | Expr::Match(_) | Expr::Block(_) | Expr::Let(_) => true,
            _ => false,
        };
        if !said {
            let text = self.text(condition);
            let (mutated, what) = (format!("!({text})"), format!("`{}` is negated", short(text)));
            self.replace(condition, mutated, what, condition.span().byte_range().start);
        }
    }

    fn function(
        &mut self,
        signature: &syn::Signature,
        attributes: &[syn::Attribute],
        block: &Block,
    ) {
        if signature.constness.is_some() || is_test(attributes) {
            return;
        }
        self.owners.push(signature.ident.to_string());
        let before = self.sites.len();
        if is_bool(&signature.output)
            && let Some(Stmt::Expr(tail, None)) = block.stmts.last()
        {
            self.negate(tail);
        }
        self.visit_block(block);
        if self.sites.len() == before && !block.stmts.is_empty() {
            self.end_at_once(signature, block);
        }
        self.owners.pop();
    }

    /// A function in which nothing else could change could return at once.
    fn end_at_once(&mut self, signature: &syn::Signature, block: &Block) {
        let at = block.brace_token.span.open().byte_range().end;
        let value = match &signature.output {
            syn::ReturnType::Default => "",
            syn::ReturnType::Type(_, kind) if matches!(**kind, syn::Type::ImplTrait(_)) => return,
            syn::ReturnType::Type(..) => " Default::default()",
        };
        let line = signature.ident.span().byte_range().start;
        let what = "the function does nothing".to_owned();
        self.add(Form::Beginning, at..at, format!("return{value};"), what, line);
    }
}

/// What stands inside parentheses.
fn bare(expression: &Expr) -> &Expr {
    match expression {
        Expr::Paren(inner) => bare(&inner.expr),
        _ => expression,
    }
}

/// Whether a condition binds names, so that it is no expression.
fn binds(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(binary) => binds(&binary.left) || binds(&binary.right),
        _ => false,
    }
}

fn is_bool(output: &syn::ReturnType) -> bool {
    match output {
        syn::ReturnType::Type(_, kind) => {
            matches!(&**kind, syn::Type::Path(path) if path.path.is_ident("bool"))
        }
        syn::ReturnType::Default => false,
    }
}

/// Whether something is there for tests alone.
fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        syn::Meta::Path(path) => path.is_ident("test"),
        syn::Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string() == "test",
        syn::Meta::NameValue(_) => false,
    })
}

fn opposite_method(call: &syn::ExprMethodCall) -> Option<&'static str> {
    other(METHODS, &call.method.to_string())
}

/// Whether a statement does something that it could fail to do. (The compiler refuses to go without a value that is needed.)
fn can_be_left_out(statement: &Expr, ends: bool) -> bool {
    match statement {
        Expr::MethodCall(_) | Expr::Call(_) => true,
        Expr::Assign(_) | Expr::Return(_) | Expr::Break(_) | Expr::Continue(_) => true,
        // Only those that assign can stand alone.
        Expr::Binary(_) => ends,
        Expr::Try(inner) => ends && can_be_left_out(&inner.expr, ends),
        _ => false,
    }
}

/// A text on one line, cut if it is long.
fn short(text: &str) -> String {
    const MOST: usize = 60;
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let name = match &*item.self_ty {
            syn::Type::Path(path) => path.path.segments.last().map(|last| last.ident.to_string()),
            _ => None,
        };
        self.owners.push(name.unwrap_or_else(|| short(self.text(&item.self_ty))));
        visit::visit_item_impl(self, item);
        self.owners.pop();
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.function(&item.sig, &item.attrs, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast ImplItemFn) {
        self.function(&item.sig, &item.attrs, &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast TraitItemFn) {
        if let Some(block) = &item.default {
            self.owners.push("default".to_owned());
            self.function(&item.sig, &item.attrs, block);
            self.owners.pop();
        }
    }

    // What is evaluated when the program is compiled, or no expression at all, stays as it is.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_path(&mut self, _: &'ast syn::Path) {}
    fn visit_macro(&mut self, _: &'ast syn::Macro) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_angle_bracketed_generic_arguments(
        &mut self,
        _: &'ast syn::AngleBracketedGenericArguments,
    ) {
    }

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_expr_if(&mut self, expression: &'ast syn::ExprIf) {
        self.negate(&expression.cond);
        visit::visit_expr_if(self, expression);
    }

    fn visit_expr_while(&mut self, expression: &'ast syn::ExprWhile) {
        self.negate(&expression.cond);
        visit::visit_expr_while(self, expression);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Some((_, guard)) = &arm.guard {
            self.negate(guard);
        }
        visit::visit_arm(self, arm);
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        let Some(init) = &local.init else { return };
        self.visit_expr(&init.expr);
        if let Some((_, otherwise)) = &init.diverge
            && let Expr::Block(block) = &**otherwise
            && let Some((last, before)) = block.block.stmts.split_last()
        {
            before.iter().for_each(|statement| self.visit_stmt(statement));
            // The compiler holds it to leave the block.
            visit::visit_stmt(self, last);
        }
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        if let Stmt::Expr(expression, end) = statement
            && can_be_left_out(expression, end.is_some())
        {
            let range = statement.span().byte_range();
            let what = format!("`{}` is left out", short(self.text(statement)));
            self.add(Form::Statement, range.clone(), String::new(), what, range.start);
        }
        visit::visit_stmt(self, statement);
    }

    fn visit_expr(&mut self, expression: &'ast Expr) {
        match expression {
            Expr::Binary(binary) => {
                if let Some(by) = other_operator(&binary.op)
                    && !binds(expression)
                {
                    self.swap(expression, &binary.op, by);
                }
            }
            Expr::Unary(unary) => {
                if matches!(unary.op, UnOp::Not(_) | UnOp::Neg(_)) {
                    self.swap(expression, &unary.op, "");
                }
            }
            Expr::Lit(literal) => match &literal.lit {
                Lit::Bool(value) => {
                    self.swap(expression, literal, if value.value { "false" } else { "true" });
                }
                Lit::Int(number) => {
                    let suffix = number.suffix();
                    match number.base10_digits() {
                        "0" => self.swap(expression, literal, &format!("1{suffix}")),
                        "1" => self.swap(expression, literal, &format!("0{suffix}")),
                        _ => {}
                    }
                }
                _ => {}
            },
            Expr::MethodCall(call) => {
                if let Some(by) = opposite_method(call) {
                    self.swap(expression, &call.method, by);
                }
            }
            Expr::Call(call) => {
                if matches!(&*call.func, Expr::Path(path) if path.path.is_ident("Some")) {
                    let what = format!("`{}` becomes `None`", short(self.text(call)));
                    let at = call.span().byte_range().start;
                    self.replace(expression, "None".to_owned(), what, at);
                }
            }
            Expr::Path(path) => {
                let mut names = path.path.segments.iter().rev().map(|segment| &segment.ident);
                if let (Some(name), Some(owner)) = (names.next(), names.next()) {
                    let pairs = CONSTANTS.iter().filter(|(of, ..)| owner == of);
                    let by = other(pairs.map(|&(_, one, two)| (one, two)), &name.to_string());
                    if let Some(by) = by {
                        self.swap(expression, name, by);
                    }
                }
            }
            _ => {}
        }
        visit::visit_expr(self, expression);
    }
}
