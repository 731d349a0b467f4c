/** Nouns that only measure or present the one behind them, as an article would: 'a row of', 'tipos de'. Folded. */
const NOUNS: readonly (readonly [of: string, nouns: string])[] = [
  [
    'of',
    `block slab bit round row rows line bunch bunches cluster clusters kind kinds sort sorts type types style styles piece pieces pile
    heap stack handful set group selection variety range choice assortment collection array series view shot
    photo photograph picture image scene portion amount lot lots plenty touch hint`,
  ],
  [
    'de',
    `rangee rangees rang alignement grappe grappes sorte sortes type types genre genres espece morceau morceaux bout tas
    pile poignee lot ensemble groupe serie choix assortiment selection vue photo image plan portion peu botte bottes brin brassee`,
  ],
  [
    'di',
    `fila file tipo tipi sorta genere varieta pezzo pezzi pezzetto mucchio pila manciata gruppo insieme serie
    scelta selezione assortimento vista veduta foto immagine porzione po mazzo mazzi mazzetto ciuffo fascio filo`,
  ],
  [
    'de',
    `fila filas hilera hileras racimo racimos tipo tipos clase clases especie variedad pieza trozo trozos monton pila
    punado grupo conjunto serie seleccion surtido vista foto imagen porcion poco ramo ramos ramillete manojo`,
  ],
  [
    'von',
    `reihe reihen art arten sorte sorten stuck haufen stapel handvoll gruppe auswahl serie blick foto bild portion bund strauss bundel`,
  ],
];

const BUNCHES = new Set('bunch bunches cluster clusters grappe grappes racimo racimos'.split(' '));

/** 'A row of', 'rangée d’', 'eine Handvoll'; bunches are left to the grapes. */
export const PARTITIVES: ReadonlySet<string> = new Set(
  NOUNS.flatMap(([of, nouns]) =>
    nouns
      .trim()
      .split(/\s+/)
      .filter((noun) => of === 'of' || !BUNCHES.has(noun))
      .flatMap((noun) => (of === 'von' ? [noun, `${noun} von`] : phrasesOf(noun, of))),
  ),
);

function phrasesOf(noun: string, of: string): string[] {
  if (of === 'of') return [`${noun} of`, `a ${noun} of`];
  return of === 'di' ? [`${noun} di`, `${noun} d`] : [`${noun} de`, `${noun} d`];
}
