import { ESTATE_WORDS } from '#studio/lexicon/words/look/scenery.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { EstateKind } from '#studio/scene/surroundings.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { longestMatch } from './longest-match.ts';

/** What is said of the house's roof and walls. */
export interface HouseLook {
  roof?: 'red' | 'slate';
  wall?: 'white' | 'stone';
  isSmall?: true;
  /** 'In the distance'. */
  isFar?: true;
}

/** A winery that the picture is of: the kind that was named, else a plain farm; never the region's castle. */
export function askedHouse(spec: SceneSpec): EstateKind | null {
  const isMeant =
    spec.subjects[0] === 'estate' ||
    spec.setting === 'estate' ||
    spec.things.some(({ thing }) => thing === 'house' || thing === 'chimney') ||
    spec.words.some(({ proofs }) => proofs.includes('thing:house'));
  if (!isMeant || spec.refused.includes('house')) return null;
  return longestMatch(spec.prompt, ESTATE_WORDS) ?? 'farmhouse';
}

const RED_ROOF =
  /\b(red|tiled|terracotta|rot\w*) (roofs?|dach|dacher\w*|ziegeldach)\b|\b(toits?|tett[oi]|tejados?)( de tuiles| di tegole)? (rouges?|ross[oi]|rojos?)\b/;
const SLATE_ROOF = /\bslate roofs?\b|\bschieferdach\b|\btoits? d ?ardoise\b|\btetto in ardesia\b/;
const HOUSE =
  '(winery|house|farmhouse|villa|chateau|castle|manor|mansion|abbey|buildings?|chapel|weingut|haus|schloss|domaine|maison|cantina|casa|casale|castello|castillo|bodega|estate|finca)';
const WHITE_HOUSE = new RegExp(
  `\\b(white|whitewashed|weiss\\w*|blanc|blanche) ${HOUSE}\\b|\\b${HOUSE} (blanc|blanche|bianc[ao]|blanc[ao])\\b`,
);
const STONE_HOUSE = new RegExp(
  `\\bstone (\\w+ )?${HOUSE}\\b|\\b${HOUSE}( \\w+)? (en|di|in|de|aus) (pierre|pietra|piedra|stein)\\b`,
);

const BUILT = HOUSE.replace(
  ')',
  '|church|tower|church tower|cottage|village|eglise|chiesa|iglesia|kirche|kapelle|chapelle|cappella|capilla|kirchturm|clocher|campanile|bauernhaus|ferme|mas|dorf|borgo|pueblo)',
);
const SMALL_HOUSE = new RegExp(
  `\\b(small|little|tiny|petite?|piccol[oa]|pequen[oa]|klein\\w*) (\\w+ )?${BUILT}\\b|\\b(casetta|chiesetta|casita|hauschen|maisonnette)\\b`,
);
const AWAY =
  '(in the (far )?distance|far away|far off|on the horizon|au loin|in lontananza|a lo lejos|in der ferne)';
const FAR_HOUSE = new RegExp(
  `\\b${BUILT} (\\w+ ){0,2}${AWAY}\\b|\\b(distant|faraway) (\\w+ )?${BUILT}\\b|\\b${AWAY} (a|an|the|ein|eine|une?|la|le|un[ao]?) (\\w+ ){0,2}${BUILT}\\b`,
);

/** 'A winery with a red roof', 'a small stone house in the distance'. */
export function houseLookOf({ prompt }: SceneSpec): HouseLook {
  const text = fold(prompt);
  const roof = RED_ROOF.test(text) ? 'red' : SLATE_ROOF.test(text) ? 'slate' : null;
  const wall = WHITE_HOUSE.test(text) ? 'white' : STONE_HOUSE.test(text) ? 'stone' : null;
  return {
    ...(roof && { roof }),
    ...(wall && { wall }),
    ...(SMALL_HOUSE.test(text) && { isSmall: true as const }),
    ...(FAR_HOUSE.test(text) && { isFar: true as const }),
  };
}
