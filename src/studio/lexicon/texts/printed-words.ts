import type { StyleId } from '#shared/rules/pictures/generation.ts';
import type { PlateWish } from '#studio/scene-spec.ts';
import type { PlateTopic } from '#studio/scene/sheets.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { fold, tokenise } from '#studio/lexicon/matching/normalise.ts';
import { isOfAppearance, shownColours } from '#studio/lexicon/phrases/reading/read-appearance.ts';
import { isClapping, isWaving } from '#studio/litho/figures/acts/gestures.ts';
import { isRunning } from '#studio/litho/figures/acts/running.ts';
import { actWordsOf } from '#studio/lexicon/words/people/acts.ts';
import { canLook } from '#studio/litho/figures/animals/animal-brows.ts';
import { isEmotionWord } from '#studio/lexicon/words/people/emotions.ts';
import { isOfAnySheet, isToldOn } from '#studio/lexicon/plates/told-on-plates.ts';
import { SERIES_WORDS } from '#studio/lexicon/words/wine/series.ts';

type Printed = Pick<
  SceneSpec,
  'texts' | 'meme' | 'plate' | 'style' | 'figures' | 'things' | 'prompt' | 'sheet' | 'emotion'
>;

/** Styles that draw faces. */
const FACES = new Set<StyleId>(['illustration_poster', 'pop_art', 'meme_style']);

/** Animals that are drawn with their tears. */
const WEEPS = new Set<ThingId>(['cat', 'dog']);

/** Plates that print a customer's list word by word. */
const PRINTS_ITEMS = new Set<PlateTopic>([
  'list',
  'quiz',
  'timeline',
  'pyramid',
  'compare',
  'temperatures',
  'lesson',
]);

const printedItems = ({ items = [], heading = '' }: PlateWish): string[] => [
  heading,
  ...items.flatMap(({ name, value, cells = [] }) => [name, value ?? '', ...cells]),
];

/** What names a sheet and its frame. */
const SHEET_PARTS = new Set(
  `line lines item items price prices text words title subtitle zeile zeilen preise ligne lignes prix riga righe prezzi linea lineas precios instagram facebook story newsletter shelf talker header banner tag
  sign schild panneau cartello letrero frame border header heading template background design elegant card course courses dinner centre center
  cover branch branches sprig empty blank logo emblem sale label wine list menu weinkarte carte vins greeting christmas birthday thank etikett weinetikett etiquette etichetta etiqueta vino rahmen cadre cornice marco social media post flyer invitation`.split(
    /\s+/,
  ),
);

/** How customers name the formats of a joke. */
const MEME_WORDS = new Set(
  'cases riquadri vignette vinetas bilder bild vineta vignetta case premiere deuxieme primera segunda prima seconda erstes zweites oben unten links rechts haut bas gauche droite sopra sotto destra sinistra arriba abajo izquierda derecha left right first second same derselbe dieselbe ablehnt nimmt refuse refusant accepte rifiuta accetta rechaza acepta non oui nein ja si no yes rejecting rejects approving approves refusing accepting nobody panel panels two versus meme format side distracted drake reaction caption top bottom label labels labelled labeled things objects'.split(
    ' ',
  ),
);

const BUTTONS = new Set(['button', 'buttons', 'sweating', 'choice']);

/** What names the lettering itself. */
const TITLE_WORDS = new Set(
  `word words letter letters lettering text title headline slogan writing saying mot mots lettres titre texte parola parole lettere
  titolo testo palabra palabras letras titulo texto wort worte worter buchstaben titel schrift schriftzug`.split(
    /\s+/,
  ),
);

/** What every pop print is made of. */
const POP_WORDS = new Set(
  '2x2 3x3 2x3 four nine colours colors different verschiedenen farben couleurs differentes colori diversi colores distintos pop comic halftone dots dot rasterpunkte trame retini puntos explosion burst bright speech thought bubble sprechblase bulle fumetto bocadillo'.split(
    ' ',
  ),
);

/** Our drawn signpost is an arrow itself. */
const ARROWS = new Set(['arrow', 'fleche', 'freccia', 'flecha', 'pfeil']);
const LOOKING = new Set(['looking', 'looks', 'look']);

/** Whether a word stands in the picture as lettering, or only names the sheet: it is not missing. What was set is known once it is drawn: `isPlanned` no longer counts then. */
export function isPrinted(spec: Printed, isPlanned = true): (word: string) => boolean {
  const { texts, meme, plate, sheet, style, figures, prompt } = spec;
  const hasFace = FACES.has(style) && figures.length > 0;
  const isSad = spec.emotion === 'sad' || spec.emotion === 'cry';
  const weeps = FACES.has(style) && isSad && spec.things.some(({ thing }) => WEEPS.has(thing));
  const pointsWay = FACES.has(style) && spec.things.some(({ thing }) => thing === 'sign');
  const frowns = FACES.has(style) && spec.things.some(({ thing }) => canLook(thing, spec.emotion));
  const lines = [
    ...texts.label,
    ...texts.captions,
    ...(texts.carried ?? []).map(({ text }) => text),
    texts.title,
    texts.subtitle,
    ...(meme?.lines ?? []),
    ...(meme?.labels.map(({ text }) => text) ?? []),
    ...(sheet ? [sheet.title, sheet.kicker, ...sheet.details, sheet.figure] : []),
    ...(plate && PRINTS_ITEMS.has(plate.topic) ? printedItems(plate) : []),
  ];
  const lettering = new Set(lines.flatMap((line) => tokenise(line ?? '').map(({ word }) => word)));
  const isAct = actWordsOf(spec);
  const isShownColour = hasFace ? shownColours(prompt) : () => false;
  return (text) => {
    const word = fold(text);
    if (isPlanned && lettering.has(word)) return true;
    if (style === 'education' && (plate ? isToldOn(plate, word) : isOfAnySheet(word))) return true;
    if (sheet && SHEET_PARTS.has(word)) return true;
    if (pointsWay && ARROWS.has(word)) return true;
    if (isAct(word) || isShownColour(word)) return true;
    if ((weeps || frowns) && (isEmotionWord(word) || LOOKING.has(word))) return true;
    if (hasFace && (isRunning(word) || isClapping(word) || isWaving(word))) return true;
    if (hasFace && (isEmotionWord(word) || isOfAppearance(word))) return true;
    if (meme && MEME_WORDS.has(word)) return true;
    if (meme?.format === 'buttons' && BUTTONS.has(word)) return true;
    if (texts.title !== null && TITLE_WORDS.has(word)) return true;
    return style === 'pop_art' && (SERIES_WORDS.has(word) || POP_WORDS.has(word));
  };
}
