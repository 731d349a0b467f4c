import type { BottleShape, GlassShape, WineColour } from '#studio/scene/wine.ts';

interface VarietalGroup {
  wine: WineColour;
  bottle: BottleShape;
  glass: GlassShape;
  /** `Name`, or `Name = other names` where it has some. */
  names: string;
}

/** Grapes beyond the sixty that everybody knows, by the wine they give. */
export const MORE_VARIETALS: readonly VarietalGroup[] = [
  {
    wine: 'red',
    bottle: 'bordeaux',
    glass: 'bordeaux',
    names: `Bobal | Graciano | Mazuelo | Mandó | Prieto Picudo | Rufete | Castelão | Trincadeira |
      Tinta Roriz = aragonez | Baga | Alicante Bouschet | Touriga Franca | Tinto Cão | Marselan | Négrette |
      Fer Servadou | Abouriou | Duras | Arinarnoa | Caladoc | Norton | Petite Sirah = durif | Charbono |
      Ruby Cabernet | Chambourcin | Bonarda | Criolla | País | Cabernet Gernischt | Kadarka | Portugieser |
      Dornfelder | Regent | Trollinger = schiava | Sankt Laurent | Blauer Wildbacher | Rondo | Cabernet Cortis |
      Sagrantino | Ciliegiolo | Canaiolo | Colorino | Lacrima | Susumaniello | Negroamaro | Uva di Troia |
      Gaglioppo | Frappato | Perricone | Piedirosso | Casavecchia | Rondinella | Molinara | Raboso |
      Refosco | Schioppettino | Tazzelenghe | Pignolo | Marzemino | Teroldego | Lagrein | Magliocco |
      Bovale | Carricante Rosso | Plavac Mali | Vranac | Prokupac | Fetească Neagră | Mavrud | Melnik |
      Agiorgitiko | Limnio | Mandilaria | Öküzgözü | Boğazkere | Kalecik Karası | Areni | Tinta Barroca`,
  },
  {
    wine: 'red',
    bottle: 'burgundy',
    glass: 'burgundy',
    names: `Poulsard = ploussard | Trousseau | Mondeuse | Persan | Gamaret | Garanoir | Cornalin | Humagne Rouge |
      Freisa | Grignolino | Pelaverga | Ruchè | Brachetto | Vespolina | Croatina | Rossese | Nerello Cappuccio |
      Juan García | Merenzao | Caiño | Listán Negro | Listán Prieto | Counoise | Piquepoul Noir | Sciacarello |
      Niellucciu | César | Frühburgunder | Blauer Portugieser | Muscardin`,
  },
  {
    wine: 'white',
    bottle: 'burgundy',
    glass: 'white',
    names: `Albana | Verdeca | Roussanne | Grenache Blanc = garnacha blanca | Clairette | Bourboulenc | Picpoul | Savagnin | Jacquère |
      Altesse | Gringet | Romorantin | Gros Manseng | Petit Manseng | Mauzac | Len de l’El | Ondenc | Terret |
      Godello | Loureira | Treixadura | Dona Blanca | Listán Blanco | Xarel·lo = xarello | Parellada |
      Encruzado | Arinto | Antão Vaz | Bical | Fernão Pires | Rabigato | Viosinho | Gouveio | Alvarelhão |
      Malvasia | Timorasso | Cortese | Erbaluce | Nascetta | Pigato | Bosco | Friulano | Malvasia Istriana | Vitovska |
      Picolit | Verduzzo | Carricante | Catarratto | Grillo | Inzolia = ansonica | Zibibbo | Coda di Volpe |
      Falanghina | Greco | Bombino Bianco | Pecorino | Passerina | Grechetto | Vernaccia | Nuragus | Nosiola |
      Pošip | Graševina | Rebula | Malagousia | Moschofilero | Roditis | Vidiano | Robola | Athiri | Savatiano |
      Obaideh | Merwah | Koshu | Vidal | Seyval Blanc | Mtsvane | Kisi | Hárslevelű | Juhfark | Olaszrizling |
      Fetească Albă | Fetească Regală | Emir | Narince | Sauvignon Gris | Colombard | Folle Blanche | Muscadelle`,
  },
  {
    wine: 'white',
    bottle: 'hock',
    glass: 'white',
    names: `Kerner | Scheurebe | Bacchus | Huxelrebe | Ortega | Rieslaner | Elbling | Gutedel = chasselas | Fendant |
      Auxerrois | Welschriesling | Rotgipfler | Zierfandler | Neuburger | Roter Veltliner | Frühroter Veltliner |
      Solaris | Johanniter | Petite Arvine | Heida | Klevener | Goldmuskateller | Irsai Olivér`,
  },
  { wine: 'rose', bottle: 'provence', glass: 'white', names: 'Tibouren | Schilcher' },
];
