import { describe, expect, it } from 'vitest';
import type { ThingId } from '#studio/things/catalogue.ts';
import { LANGUAGES } from './matching/languages.ts';
import { understand } from './understand.ts';

/** What customers call things: French | Italian | Spanish | German, with plurals, cases and compounds. */
const NAMES = `
  bottle: bouteille, bouteilles | bottiglia, bottiglie | botella, botellas | Flasche, Flaschen, Weinflasche, Weinflaschen
  glass: verre, verres | calice, calici, bicchiere, bicchieri | copa, copas | Glas, Gläser, Gläsern, Weinglas, Rotweingläser
  champagne_flute: flûte, flûtes | flûte | copa de champán, copas de cava | Sektglas, Sektgläser, Champagnergläser
  decanter: décanteur | decanter | decantador, decantadores | Dekanter
  carafe: carafe, carafes | caraffa, caraffe |  | Karaffe, Karaffen
  jug: pichet, pichets, cruche | brocca, brocche | cántaro | Krug, Krüge, Weinkrug
  ice_bucket: seau à champagne, seau à glace | secchiello del ghiaccio, glacette | cubitera, cubiteras | Eiskübel, Sektkühler, Weinkühler
  corkscrew: tire-bouchon, tire-bouchons | cavatappi | sacacorchos | Korkenzieher, Korkenziehern
  cork: bouchon, bouchons | tappo, tappi | corcho, corchos | Korken
  barrel: tonneau, tonneaux, fût, fûts, barrique, barriques | botte, botti, barrique, barile, barili | barrica, barricas, barril, barriles | Fass, Fässer, Holzfass, Weinfass, Weinfässer, Eichenfässer
  crate: caisse, caisses, cagette | cassa, cassetta, cassette | caja de madera, caja, cajas | Kiste, Kisten, Holzkiste, Weinkiste, Weinkisten
  basket: panier, paniers, corbeille | cesto, cesti, cestino, cesta | cesta, cestas, canasta | Korb, Körbe, Picknickkorb
  amphora: amphore, amphores | anfora, anfore | ánfora, ánforas, tinaja | Amphore, Amphoren
  tank: cuve, cuves | serbatoio, serbatoi, tino | depósito, depósitos | Tank, Tanks, Edelstahltank
  wine_press: pressoir, pressoirs | torchio, torchi | prensa, prensas | Weinpresse, Kelter
  secateurs: sécateur, sécateurs | forbici da potatura, cesoie | tijeras de podar | Rebschere, Rebscheren, Gartenschere
  lemon: citron, citrons | limone, limoni | limón, limones | Zitrone, Zitronen
  orange: orange, oranges | arancia, arance | naranja, naranjas | Orange, Orangen, Apfelsine
  apple: pomme, pommes | mela, mele | manzana, manzanas | Apfel, Äpfel, Äpfeln
  pear: poire, poires | pera, pere | pera, peras | Birne, Birnen
  peach: pêche, pêches | pesca, pesche | melocotón, melocotones | Pfirsich, Pfirsiche, Pfirsichen
  fig: figue, figues | fico, fichi | higo, higos | Feige, Feigen
  cherry: cerise, cerises | ciliegia, ciliegie | cereza, cerezas | Kirsche, Kirschen
  strawberry: fraise, fraises | fragola, fragole | fresa, fresas | Erdbeere, Erdbeeren
  berry: framboise, framboises, mûres, myrtilles | lampone, lamponi, mirtilli | frambuesa, frambuesas, arándanos | Himbeere, Himbeeren, Brombeeren, Heidelbeeren
  grapes: raisin, raisins, grappe, grappes | uva, grappolo, grappoli | uva, uvas, racimo, racimos | Traube, Trauben, Weintrauben
  walnut: noix | noce, noci | nuez, nueces | Walnuss, Walnüsse, Nüsse, Nüssen
  almond: amande, amandes | mandorla, mandorle | almendra, almendras | Mandel, Mandeln
  olive: olive, olives | oliva, olive | aceituna, aceitunas | Olive, Oliven
  truffle: truffe, truffes | tartufo, tartufi | trufa, trufas | Trüffel, Trüffeln
  mushroom: champignon, champignons | fungo, funghi | seta, setas, champiñones | Pilz, Pilze, Pilzen
  herbs: romarin, thym, basilic, herbes | erbe aromatiche, rosmarino, basilico | romero, tomillo, hierbas | Rosmarin, Thymian, Basilikum, Kräuter
  rose: roses | rose rosse | rosas rojas, rosas | rote Rosen, Rosen
  lavender: lavande | lavanda | lavanda | Lavendel
  sunflower: tournesol, tournesols | girasole, girasoli | girasol, girasoles | Sonnenblume, Sonnenblumen
  tulip: tulipe, tulipes | tulipano, tulipani | tulipán, tulipanes | Tulpe, Tulpen
  flowers: bouquet de fleurs, fleurs | mazzo di fiori, fiori | ramo de flores, flores | Blumen, Blumenstrauß, Blüten
  oyster: huître, huîtres | ostrica, ostriche | ostra, ostras | Auster, Austern
  prawn: crevette, crevettes, gambas | gambero, gamberi, gamberetti | gamba, gambas, langostinos | Garnele, Garnelen
  mussels: moules | cozze | mejillones | Muscheln, Miesmuscheln
  salmon: saumon fumé, saumon | salmone affumicato, salmone | salmón | Lachs, Räucherlachs
  fish: poisson, poissons | pesce, pesci | pescado | Fisch, Fische
  steak: steak, entrecôte | bistecca, bistecche | bistec, chuletón, filete | Steak, Steaks
  roast_chicken: poulet rôti, poulet | pollo arrosto | pollo asado | Brathähnchen, Hähnchen
  ham: jambon, jambons | prosciutto | jamón serrano, jamón | Schinken
  salami: saucisson, salami | salame, salumi | salchichón, embutidos | Salami
  pasta: pâtes, spaghetti | pasta, spaghetti | pasta, espaguetis | Nudeln, Spaghetti
  pizza: pizza, pizzas | pizza, pizze | pizza, pizzas | Pizza, Pizzen
  soup: soupe, soupes | zuppa, zuppe, minestra | sopa, sopas | Suppe, Suppen
  salad: salade, salades | insalata, insalate | ensalada, ensaladas | Salat, Salate
  bread: pain de campagne, pain | pane, pagnotta | pan rústico, pan | Brot, Brote, Bauernbrot
  baguette: baguette, baguettes | baguette | baguette, baguettes | Baguette, Baguettes
  croissant: croissant, croissants | cornetto, cornetti, croissant | cruasán, cruasanes, croissant | Croissant, Croissants, Hörnchen
  hard_cheese: plateau de fromages, fromage, fromages | tagliere di formaggi, formaggio, formaggi | tabla de quesos, queso, quesos | Käse, Käseplatte, Hartkäse
  blue_cheese: fromage bleu, roquefort | gorgonzola | queso azul | Blauschimmelkäse, Gorgonzola
  soft_cheese: chèvre, camembert, brie | brie | queso de cabra, brie | Ziegenkäse, Camembert, Brie
  chocolate: chocolat, chocolats | cioccolato | chocolate, chocolates | Schokolade
  cake: gâteau, gâteaux | torta, torte | tarta, tartas, pastel | Kuchen, Torte, Torten
  macaron: macaron, macarons | macaron | macarons | Macaron, Macarons
  ice_cream: crème glacée, glace, glaces | gelato, gelati | helado, helados | Eiscreme, Eisbecher
  honey: pot de miel, miel | vasetto di miele, miele | tarro de miel, miel | Honig, Honigglas
  plate: assiette, assiettes | piatto, piatti | plato, platos | Teller, Tellern
  bowl: bol, bols, saladier | ciotola, ciotole | cuenco, cuencos, tazón | Schüssel, Schale, Glasschale, Holzschale, Schüsseln
  fork: fourchette, fourchettes, couverts | forchetta, forchette, posate | tenedor, tenedores, cubiertos | Gabel, Gabeln, Besteck
  knife: couteau, couteaux | coltello, coltelli | cuchillo, cuchillos | Messer, Käsemesser
  napkin: serviette, serviettes | tovagliolo, tovaglioli | servilleta, servilletas | Serviette, Servietten
  candle: bougie, bougies | candela, candele | vela, velas | Kerze, Kerzen
  candlestick: bougeoir | candelabro, portacandele | candelabro | Kerzenständer, Kerzenleuchter
  lantern: lanterne, lanternes | lanterna, lanterne | farol, faroles, linterna | Laterne, Laternen
  book: livre, livres | libro, libri | libro, libros | Buch, Bücher, Büchern
  letter: lettre, lettres | lettera |  | Brief, Briefe
  gift_box: boîte cadeau, cadeau, cadeaux | pacco regalo, regalo, regali | caja de regalo, regalo, regalos | Geschenk, Geschenke, Geschenkbox
  ribbon: ruban, rubans, nœud | nastro, nastri, fiocco | cinta, lazo | Schleife
  balloon: ballon, ballons | palloncino, palloncini | globo, globos | Luftballon, Luftballons
  confetti: confettis, confetti | coriandoli | confeti | Konfetti
  guitar: guitare, guitares | chitarra, chitarre | guitarra, guitarras | Gitarre, Gitarren
  violin: violon, violons | violino, violini | violín, violines | Geige, Violine
  vinyl_record: disque vinyle, vinyles | disco in vinile, vinile | disco de vinilo, vinilo | Schallplatte, Schallplatten
  straw_hat: chapeau de paille | cappello di paglia | sombrero de paja | Strohhut, Strohhüte
  sunglasses: lunettes de soleil | occhiali da sole | gafas de sol | Sonnenbrille
  phone: téléphone, smartphone | telefono, cellulare | teléfono móvil | Handy, Smartphone
  chair: chaise, chaises | sedia, sedie | silla, sillas | Stuhl, Stühle, Stühlen
  bench: banc, bancs | panca, panche, panchina | banco, bancos | Bank, Bänke, Holzbank
  armchair: fauteuil, fauteuils | poltrona, poltrone | sillón, sillones | Sessel
  vase: vase, vases |  | jarrón, florero | Vase, Vasen, Blumenvase
  board: planche à découper, planche | tagliere, taglieri | tabla de madera | Brett, Holzbrett, Schneidebrett
  vine_leaf: feuilles de vigne, feuille de vigne | foglia di vite, foglie di vite | hojas de parra, hoja de parra | Weinblatt, Weinblätter, Weinlaub
  house: maison, maisons | casa, case | casa, casas | Haus, Häuser
  church: église, églises | chiesa, chiese | iglesia, iglesias | Kirche, Kirchen
  tree: arbre, arbres, olivier | albero, alberi, ulivo | árbol, árboles, olivo | Baum, Bäume, Bäumen
  cypress: cyprès | cipresso, cipressi | ciprés, cipreses | Zypresse, Zypressen
  tractor: tracteur, tracteurs | trattore, trattori | tractor, tractores | Traktor, Traktoren
  bicycle: vélo, vélos, bicyclette | bicicletta, biciclette | bicicleta, bicicletas | Fahrrad, Fahrräder
  car: voiture, voitures | macchina, automobile | coche, coches | Auto, Autos
  boat: bateau, bateaux, barque | barca, barche | barco, barcos, barca | Boot, Boote
  dog: chien, chiens | cane, cani | perro, perros | Hund, Hunde, Hunden
  cat: chat, chats | gatto, gatti | gato, gatos | Katze, Katzen
  horse: cheval, chevaux | cavallo, cavalli | caballo, caballos | Pferd, Pferde, Pferden
  sheep: mouton, moutons, brebis | pecora, pecore | oveja, ovejas | Schaf, Schafe, Schafen
  hen: poule, poules | gallina, galline | gallina, gallinas | Huhn, Hühner, Henne
  bee: abeille, abeilles | ape, api | abeja, abejas | Biene, Bienen
  butterfly: papillon, papillons | farfalla, farfalle | mariposa, mariposas | Schmetterling, Schmetterlinge
  bird: oiseau, oiseaux | uccello, uccelli | pájaro, pájaros | Vogel, Vögel
  pumpkin: citrouille, citrouilles, courge | zucca, zucche | calabaza, calabazas | Kürbis, Kürbisse
  tomato: tomate, tomates | pomodoro, pomodori | tomate, tomates | Tomate, Tomaten
  garlic: gousse d'ail, ail | aglio | ajo, ajos | Knoblauch
  egg: œuf, œufs | uovo, uova | huevo, huevos | Ei, Eier
  butter: beurre | burro | mantequilla | Butter
  coffee: tasse de café, café, cafés | tazza di caffè, caffè | taza de café, café | Tasse Kaffee, Kaffee, Espresso
  umbrella: parapluie | ombrello | paraguas | Regenschirm
  parasol: parasol, parasols | ombrellone, ombrelloni | sombrilla, sombrillas | Sonnenschirm, Sonnenschirme
  stool: tabouret, tabourets | sgabello, sgabelli | taburete, taburetes | Hocker, Barhocker
  shelf: étagère, étagères | scaffale, scaffali, mensola | estantería, estante | Regal, Regale
  door: portes | porta, portone | puerta, puertas | Tür, Türen, Holztür
  window: fenêtre, fenêtres | finestra, finestre | ventana, ventanas | Fenster, Fenstern
  ladder: échelle | scala a pioli | escalera de mano | Leiter
  wheelbarrow: brouette | carriola | carretilla | Schubkarre
  bridge: pont, ponts | ponte, ponti | puente, puentes | Brücke, Brücken
  windmill: moulin à vent | mulino a vento | molino de viento | Windmühle
  sausage: saucisse, saucisses | salsiccia, salsicce | salchicha, salchichas | Bratwurst, Würstchen
  asparagus: asperge, asperges | asparago, asparagi | espárrago, espárragos | Spargel
  potato: pommes de terre, pomme de terre | patata | patata, patatas | Kartoffel, Kartoffeln
  pretzel: bretzel, bretzels | pretzel | pretzel | Brezel, Brezeln
  cracker: cracker, crackers | cracker | galletas saladas | Cracker
  string_lights: guirlande lumineuse, guirlande | luci di Natale, filo di luci | guirnalda de luces | Lichterkette, Lichterketten
  menu_card: menu | menù | menú | Speisekarte
  clock: horloge | orologio | reloj | Uhr
  mirror: miroir | specchio, specchi | espejo | Spiegel
`;

const FRAMES = {
  fr: (name: string) => `une photo avec des ${name} dans la lumière du soir`,
  it: (name: string) => `una foto con delle ${name} nella luce della sera`,
  es: (name: string) => `una foto con unos ${name} en la luz de la tarde`,
  de: (name: string) => `ein Foto mit einigen ${name} im Licht am Abend`,
};

interface Named {
  thing: ThingId;
  language: keyof typeof FRAMES;
  name: string;
}

const ALL: readonly Named[] = NAMES.trim()
  .split('\n')
  .flatMap((line) => {
    const [thing = '', names = ''] = line.trim().split(': ');
    return names.split('|').flatMap((part, i) =>
      part
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => ({
          thing: thing as ThingId,
          language: LANGUAGES[i + 1] as Named['language'],
          name,
        })),
    );
  });

describe('everyday things', () => {
  it.each(['fr', 'it', 'es', 'de'] as const)(
    'are known in %s by their common names',
    (language) => {
      const unknown = ALL.filter((named) => named.language === language).filter(
        ({ thing, name }) => {
          const { things, place } = understand(FRAMES[language](name));
          // A window may be asked for as a thing or as the place it makes.
          return place !== thing && !things.some((asked) => asked.thing === thing);
        },
      );
      expect(unknown.map(({ thing, name }) => `${name} (${thing})`)).toEqual([]);
    },
  );
});
