### Галерија стабала, на српском.

new-tree = Ново стабло
open-file = Отвори…
open-hint = У датотеци могу бити заграде, JSON, Python или JavaScript, Graphviz, Newick, текст са увлачењем, табела са родитељем, дететом и вредношћу, или траг.
tree-size = { $nodes ->
    [1] Један чвор
    [one] { $nodes } чвор
    [few] { $nodes } чвора
   *[other] { $nodes } чворова
}, { $leaves ->
    [1] један лист
    [one] { $leaves } лист
    [few] { $leaves } листа
   *[other] { $leaves } листова
}, { $plies ->
    [1] један полупотез
    [one] { $plies } полупотез
    [few] { $plies } полупотеза
   *[other] { $plies } полупотеза
}
file-too-large = { $name } има више од 20 MB. Тако велико стабло отворите командом plyscope.
file-unreadable = { $name } се не може прочитати. Изаберите је поново или узмите другу датотеку.
file-refused = У { $name } нема стабла које се може приказати: { $reason } Претходно стабло је и даље ту.
the-text = Налепљени или превучени текст
file-read = { $name }: прочитано као { $format }.
file-root-min = Корен се зове MIN, а на потезу је тамо MAX; другог играча у корену можете изабрати међу подешавањима.
file-left-out = { $name }: приказано, прочитано као { $format }. Стабло не може да садржи све; изостављено: { $things }.
left-out-comments = коментари
left-out-search = његов алгоритам и подешавања
left-out-text = текст око стабла
left-out-attributes = атрибути
left-out-ports = портови
left-out-subgraphs = подграфови
left-out-columns = остале колоне
