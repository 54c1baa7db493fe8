### Псеудокод, на српском. Све осим ових речи јесу имена, иста у свим језицима.

run-to-line = Иди до следећег извршавања овог реда; са Shift назад до претходног
code-if = ако
code-else = иначе
code-for = за
code-in = из
code-while = док
code-repeat = понављај
code-break = прекини
code-return = врати
code-and = и
code-or = или
code-not = није
code-true = тачно
code-false = нетачно
code-identity = max({ $best }, { $value }) = −min({ $turnedBest }, { $turnedValue })
code-meeting = { $alone ->
    [upper] UPPER
   *[lower] LOWER
} + у табели је { $alone ->
    [upper] LOWER
   *[lower] UPPER
} са истом вредношћу: EXACT
code-holds = тачно
code-fails = нетачно
halt-at-line = При пуштању стани на овом реду
line-halts = тачка прекида

## У ком облику је објављено

code-form = Облик

## На ком језику је написано

code-written = Језик
code-in-pseudocode = Псеудокод
code-in-python = Python
code-in-javascript = JavaScript
code-in-rust = Rust
code-in-c = C
code-region = { $language ->
    [pseudocode] Псеудокод
   *[other] Програм
}
code-only-pseudocode = За овај редослед деце постоји само псеудокод: програм не би посетио исте чворове.
program-copy = Копирај програм
program-copy-hint = Копира цео програм са овим стаблом: програм ради и исписује вредност, најбољи потез, број посећених чворова и вреднованих листова
program-copied = { $done ->
    [yes] Програм је копиран
   *[no] Копирање није успело
}
program-too-large = Програма за копирање нема: број чворова у стаблу је { $nodes }, а у програму их може бити највише { $most }.

## Шта програм исписује и његови коментари

program-value = вредност
program-best = најбољи потез
program-entered = посећени чворови
program-evaluated = вредновани листови
program-none = нема
program-units = Вредности су у јединицама од { $unit }
program-tree = Стабло: деца сваког чвора и његова вредност
program-helpers = Део који броји и чува најбољи потез
program-moves = Овде потез води до детета и назад до родитеља; у игри би био одигран на табли
program-search = Претрага
