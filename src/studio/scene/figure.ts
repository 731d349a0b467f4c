/** People the prompt asks for. */

export interface AskedFigure {
  count: number;
  who: 'person' | 'woman' | 'man' | 'couple' | 'group' | 'child';
  role: 'sommelier' | 'winemaker' | 'picker' | 'waiter' | 'chef' | 'guest' | 'musician' | null;
  part: 'hands' | 'portrait' | 'figure';
  /** Its own words, folded: what is said of one of several. */
  said?: string;
  action:
    | 'holding'
    | 'pouring'
    | 'toasting'
    | 'picking'
    | 'tasting'
    | 'walking'
    | 'opening'
    | 'sabering'
    | 'pruning'
    | 'sampling'
    | 'stomping'
    | 'carrying'
    | 'sitting'
    | 'cooking'
    | 'plating'
    | 'swirling'
    | 'cutting'
    | 'reading'
    | 'writing'
    | 'wrapping'
    | 'photographing'
    | 'kneeling'
    | 'planting'
    | 'dancing'
    | 'hugging'
    | 'kissing'
    | 'rolling'
    | 'eating'
    | 'explaining'
    | 'playing'
    | 'choosing'
    | 'serving'
    | 'cleaning'
    | 'stirring'
    | 'digging'
    | 'talking'
    | 'sorting'
    | 'sleeping'
    | 'greeting'
    | 'hammering'
    | 'filling'
    | 'riding'
    | 'folding'
    | 'giving'
    | 'feeding'
    | 'grilling'
    | 'lifting'
    | 'squeezing'
    | null;
}

/** What somebody's face shows. */

export type Emotion =
  | 'calm'
  | 'joy'
  | 'shock'
  | 'smug'
  | 'sad'
  | 'cry'
  | 'bored'
  | 'judge'
  | 'angry';
