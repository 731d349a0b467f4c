import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import type { Stage } from '#studio/litho/places/ground.ts';
import type { Piece } from './piece.ts';

export const AT_TABLE =
  /\b(?:tables?|tavol[aoei]|mesas?|(?:ess|kuchen)?tisch\w*|dinner|lunch|supper|brunch|diner|dejeuner|cena|pranzo|almuerzo|abendessen|mittagessen)\b/;
const LAID = new Set<ThingId>(
  THINGS.filter(({ stance }) => stance === 'small' || stance === 'dish').map(({ id }) => id),
);
const TABLES = new Set<ThingId>(['bistro_table', 'side_table', 'high_table']);
const ON_TABLES = new Set<ThingId>(
  THINGS.filter(({ stance }) => stance !== 'scenery' && stance !== 'floor').map(({ id }) => id),
);
const VESSELS = new Set<ThingId>([
  'bottle',
  'glass',
  'decanter',
  'carafe',
  'ice_bucket',
  'jug',
  'mulled_wine',
]);

/** Who sits behind a table as people do. */
export const BEINGS = new Set<ThingId>([
  'skeleton',
  'robot',
  'alien',
  'ghost',
  'cat',
  'dog',
  'bear',
  'fox',
  'wolf',
  'lion',
  'panda',
  'koala',
  'teddy_bear',
  'santa',
]);

/** 'A cat at the dinner table': whoever sits at it is behind it. */
const AT_ONE =
  /\b(?:at|behind|around|a|au|aux|al|alla|am|an|bei|beim|hinter|dietro|derriere|detras)\b[^,.;:]{0,24}?\b(?:\w*tables?|tavol[aoei]|mesas?|\w*tisch\w*)\b/;

/** Whether an animal sits at a table as people do: its place is laid on the cloth before it, and is no table beside it. */
export const sitsAtTable = ({ prompt, things, figures }: SceneSpec): boolean =>
  figures.length === 0 &&
  things.some(({ thing }) => BEINGS.has(thing)) &&
  AT_ONE.test(fold(prompt));

/** The same, nothing of it standing on the table that is painted before it all. */
export const behindCloth = (spec: SceneSpec): SceneSpec => ({
  ...spec,
  things: spec.things.map((asked) =>
    asked.relation && spec.things[asked.relation.to]?.thing === 'place_setting'
      ? { ...asked, relation: null }
      : asked,
  ),
});

const isSomebody = (thing: ThingId, asked: Piece['asked']): boolean =>
  asked === null && thing !== 'hand';

/** Whether half figures share a table: told, or there is something that must lie on one. */
export function isAtTable(spec: SceneSpec, pieces: readonly Piece[], isOutside = false): boolean {
  // The table that was named stands there itself.
  if (pieces.some(({ thing }) => TABLES.has(thing))) return false;
  const people = pieces.filter(({ row, isHero }) => row === 'bust' && !isHero).length;
  if (people === 0 && pieces.some(({ thing }) => thing === 'place_setting')) return false;
  const isTold = AT_TABLE.test(fold(spec.prompt));
  // A skeleton that waits at a table sits behind it as people do.
  if (people === 0 && isTold && isOutside && isStillLife(pieces)) return true;
  if (people === 0)
    return (
      isTold && pieces.some(({ thing, asked }) => BEINGS.has(thing) || isSomebody(thing, asked))
    );
  const laid = pieces.filter(
    ({ thing, asked }) => asked && (LAID.has(thing) || VESSELS.has(thing)),
  );
  return laid.length >= (people > 1 ? 1 : 2) || isTold;
}

const isNear = ({ row }: Piece): boolean => row === 'back' || row === 'front';
/** Nothing but what is laid on tables, before the view. */
function isStillLife(pieces: readonly Piece[]): boolean {
  const near = pieces.filter(isNear);
  return near.length > 0 && near.every(({ thing }) => ON_TABLES.has(thing));
}

/** Height of the table's edge, and of the strip of its top that is seen. */
const EDGE = 0.8;
const TOP = 0.08;

/** A laid table before whoever sits at it; what is asked for stands on it. */
export function paintTable(
  press: LithoPress,
  { area, spec, stage }: { area: Rect; spec: SceneSpec; stage: Stage },
): Stage {
  if (stage.counter !== undefined) return stage;
  const isNamed = spec.things.some(({ thing }) => thing === 'long_table');
  let within = stage;
  const paint = (): void => {
    within = paintCloth(press, { area, spec, stage });
  };
  if (isNamed) press.named('long_table', paint);
  else paint();
  return within;
}

function paintCloth(
  press: LithoPress,
  { area, spec, stage }: { area: Rect; spec: SceneSpec; stage: Stage },
): Stage {
  const cloth = spec.surfaceColour?.hex ?? '#f4ead6';
  const counter = area.y + area.height * EDGE;
  const edge = counter + area.height * TOP;
  const [left, right] = [area.x - area.width * 0.02, area.x + area.width * 1.02];
  press.fill(
    rectangle({ x: left, y: edge, width: right - left, height: area.y + area.height - edge + 4 }),
    cloth,
    { from: [0, edge], to: [0, area.y + area.height], start: -0.12, end: -0.6 },
  );
  for (let i = 1; i < 12; i++) {
    const x = left + ((right - left) * i) / 12;
    press.veil(
      polygon([
        [x, edge],
        [x + area.width * 0.012, edge],
        [x + area.width * 0.03, area.y + area.height],
        [x - area.width * 0.01, area.y + area.height],
      ]),
      '#8a6a4a',
      0.18,
    );
  }
  press.fill(
    rectangle({ x: left, y: counter, width: right - left, height: edge - counter }),
    cloth,
    {
      from: [0, counter],
      to: [0, edge],
      start: 0.35,
      end: 0,
    },
  );
  return { ...stage, counter, floor: edge + area.height * 0.02 };
}
