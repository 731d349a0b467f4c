import { fold } from '#studio/lexicon/matching/normalise.ts';
import { onceAText } from '#studio/once-a-text.ts';
import type { Emotion } from '#studio/scene/figure.ts';

const words = (list: string) => list.split(/\s+/);

/** What a face can show, in five languages, folded; the first that stands in a text wins. */
const EMOTIONS: readonly (readonly [Emotion, readonly string[]])[] = [
  [
    'cry',
    words(
      `tantrum tantrums bawling wailing heulend heult crying cries cry sobbing weeping tears pleure pleurant pleurer larmes piange piangendo lacrime llora
      llorando lagrimas weint weinend weinende weinender tranen`,
    ),
  ],
  [
    'shock',
    words(
      `shouting shouts yelling screaming screams crie criant urla gritando schreit schreiend shocked shock horrified surprised astonished stunned panicking panic scared choque choquee surpris
      surprise effraye scioccato scioccata sorpreso sorpresa spaventato conmocionado asustado asustada
      sorprendido sorprendida schockiert schockierte schockierter geschockt erschrocken entsetzt uberrascht`,
    ),
  ],
  [
    'judge',
    words(
      `staring stares starrt starrend starrende serious seriously serieux serieusement serio seriamente ernst ernsthaft concentrated judging judgmental judgemental judges suspicious sceptical skeptical doubtful disapproving juge
      jugeant sceptique mefiant giudica giudicando scettico juzgando juzga esceptico urteilt verurteilt
      skeptisch misstrauisch`,
    ),
  ],
  [
    'wink',
    words(
      `winking winks wink clin occhiolino guinando guina zwinkert zwinkernd zwinkernde zwinkernder`,
    ),
  ],
  [
    'guilty',
    words(
      `guilty guiltily shy shyly timid timide timido timida schuchtern ashamed sheepish embarrassed coupable honteux honteuse penaud colpevole imbarazzato culpable
      avergonzado avergonzada schuldig schuldige schuldiger schuldbewusst beschamt verlegen`,
    ),
  ],
  [
    'confused',
    words(
      `confused confusedly puzzled bewildered perplexed baffled clueless perplexe confus confuse perplesso perplessa confuso confusa
      perplejo perpleja desconcertado verwirrt verwirrte verwirrter ratlos ratlose`,
    ),
  ],
  [
    'angry',
    words(
      `angrily rage raging outraged enraged fuming furieux furieuse rabbia rabioso zornig empört angry furious mad annoyed grumpy fache fachee colere arrabbiato arrabbiata furioso enfadado enfadada
      wutend wutende wutender genervt sauer`,
    ),
  ],
  [
    'bored',
    words(
      `bored boring yawning tired sleepy exhausted ennuye ennuyee fatigue annoiato annoiata stanco stanca
      aburrido aburrida cansado cansada gelangweilt gelangweilte mude muder`,
    ),
  ],
  [
    'sad',
    words(
      `sad unhappy disappointed depressed lonely triste decu decue deluso delusa decepcionado traurig traurige
      trauriger enttauscht`,
    ),
  ],
  [
    'smug',
    words(
      `smug confident smirking smirk cool proud snobby snob pretending arrogant fier fiere sicuro orgulloso
      selbstgefallig stolz`,
    ),
  ],
  [
    'joy',
    words(
      `happy optimistic optimiste ottimista optimista optimistisch thrilled begeistert laughing laughs laugh smiling smile joyful excited cheerful delighted heureux heureuse souriant
      souriante sourit rit riant grinning rient sourient souriants felice felici sorridente sorridono ride ridono ridendo feliz felices sonriente sonrien
      sonriendo riendo glucklich gluckliche frohlich frohliche lachelnd lachelt lacheln lacht lachen lachend lachende lachenden lachelnde`,
    ),
  ],
  ['calm', words('relaxed calm serene elegant tranquille calme rilassato relajado entspannt')],
];

const OF_WORD = new Map(
  EMOTIONS.flatMap(([mood, list]) => list.map((word) => [word, mood] as const)),
);

export const isEmotionWord = (word: string): boolean => OF_WORD.has(fold(word));

/** Eyes that are rolled say it without a word for it. */
const ROLLED =
  /\broll(?:s|ing|ed)? (?:her|his|my|their|your|its) eyes|\beye ?rolls?\b|\byeux au ciel|\bocchi al cielo|\bojos en blanco|\bverdreh\w* (?:die|ihre|seine) augen|\baugen verdreh/;

/** What the faces of a text show; `null` where it says nothing. */
export const readEmotion = onceAText((text): Emotion | null => {
  if (ROLLED.test(fold(text))) return 'judge';
  const said = new Set(fold(text).split(/[^a-z]+/));
  return EMOTIONS.find(([, list]) => list.some((word) => said.has(word)))?.[0] ?? null;
});
