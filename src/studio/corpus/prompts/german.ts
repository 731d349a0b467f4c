/** German customers. */
export const GERMAN = `
Weinladen von außen bei Nacht => @house_front house .
Herbststillleben mit Kürbis, Maronen und einem Glas Rotwein [classical_heritage] => pumpkin chestnut glass ~red .
eine Flasche Rotwein und ein Glas => bottle glass
zwei Gläser Weißwein am See => 2*glass @lake
drei Flaschen Riesling => 3*bottle|flute_bottle
Käseplatte mit Trauben und Walnüssen => hard_cheese grapes walnut
Korkenzieher und Korken auf Holz => corkscrew cork
Karaffe mit Wasser und zwei Gläser => carafe 2*glass
Holzfässer im Gewölbekeller => barrel @vault_cellar|barrel_hall
Weinberg im Herbst mit Nebel => @vineyard
Hände halten ein Weinglas => hand glass
ein Paar stößt auf der Terrasse an => people @terrace
Flasche auf weißem Hintergrund, Packshot => bottle @white_ground #white
Flasche Sekt im Sektkühler => bottle@ice_bucket
Austern und Zitronen => oyster lemon
eine rote Rose und ein Glas Weißwein => rose=red glass ~white
Schinken, Brot und ein Glas Spätburgunder => ham bread glass
eine Kerze hinter einem Glas => candle/glass
Zitrone links neben einer Flasche => lemon<bottle
Schokolade und Portwein => chocolate
Korb mit Trauben im Weinberg => basket grapes @vineyard
ein leeres Glas => glass
Gitarre und Rosé am Strand => guitar @beach
drei Gläser Riesling auf einem Fass => 3*glass glass@barrel
eine Winzerin im Weinkeller => people
Adventskerze, Tannenzweige und Glühwein an Weihnachten => candle pine @christmas
ein Glas Rotwein am Kamin => glass @fireplace
Geschenkbox mit roter Schleife => gift_box ribbon=red
ein Glas Weißwein und ein Igel => glass hedgehog .
eine Hängematte und ein Glas Rosé => hammock glass
Flaschen im Rüttelpult im Champagnerkeller => riddling_rack @vault_cellar .
Rotwein im Plastikbecher => plastic_cup .
`;
