import type { BottleOptions } from '#studio/props/bottle/bottle.ts';
import { addDrips } from '#studio/props/bottle/dress/drips.ts';
import { addCork } from '#studio/props/bottle/cork.ts';
import { addScrewInCork, CORK_OUT } from '#studio/props/bottle/dress/in-cork.ts';
import { addWrapping } from '#studio/props/bottle/dress/wrapping.ts';
import { addNeckCloth, addNeckRibbon, addNeckTag } from '#studio/props/bottle/dress/neck-ribbon.ts';
import { bottleRadius, bottleRadiusAt } from '#studio/props/bottle/shapes.ts';
import { addBrokenBottle } from '#studio/props/bottle/broken-bottle.ts';
import { addPop } from '#studio/props/drinks/popping-cork.ts';
import { modelOf } from '#studio/props/making/model.ts';
import { addThing } from '#studio/props/making/place.ts';
import { addSantaHat } from '#studio/props/still/decor.ts';
import { addDewdrops } from '#studio/props/grapes/dewdrops.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { Rotation, Vec3 } from '#studio/scene-graph.ts';
import type { BottleGlass } from '#studio/scene/wine.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing, ThingLook, WornPart } from '#studio/things/photo-maker.ts';
import { FROSTED, LACQUERED, MUTUAL, ON_WALL, TWINE } from '#studio/things/photo-maker.ts';
import type { Fill } from '#studio/things/asked-thing.ts';
import { add, compose, rotate, rotation } from '#studio/vector.ts';

export const contents = ({ fill, wine }: ThingLook): ThingLook['wine'] | null =>
  fill === 'empty' ? null : wine;

const ON_A_NECK = 110;
/** What a capsule adds to the glass. */
const FOIL = 0.08;

/** Share of the bottle's height. */
const FILLS: Readonly<Record<Fill, number>> = { empty: 0, low: 0.14, half: 0.4, full: 0.86 };

/** The picture's bottle in this form, with the glass, foil, label and ribbon that were asked for. */
export function bottle(thing: ThingId, form: Partial<BottleOptions>): MakeThing {
  return (kit, place, look) => {
    if (look.states.includes('broken')) return addBrokenBottle(kit, place, { ...look, thing });
    const shape = form.shape ?? look.bottleShape;
    const isStarted = look.fill !== null && look.fill !== 'full';
    const radius = bottleRadius(shape);
    const { position, turn, isUpright } = stanceOf(place, look, radius);
    const isOf = (...states: string[]): boolean => states.some((s) => look.states.includes(s));
    const screw = isUpright ? screwOf(look) : undefined;
    const { object, height } = look.putBottle(kit, position, {
      ...form,
      ...(look.fill && { fill: FILLS[look.fill] }),
      wine: contents(look),
      ...(look.colour && glassOf(look.colour)),
      ...lacquerOf(look),
      isOpen:
        isStarted ||
        isOf('open', 'holding', 'popping', 'dripping', 'half_out') ||
        screw !== undefined,
      ...(isOf('dusty', 'old') && { isDusty: true }),
      ...closureOf(look),
      ...((screw || isOf('half_out')) && { closure: 'cork' }),
      ...labelOf(kit, look),
      thing,
      rotation: turn,
      // Ice and steel are all that shines through its neck.
      ...(isOf('leaning') && look.wine !== 'red' && { isBacklit: true }),
    });
    if (screw)
      addScrewInCork(kit, add(position, [0, height, 0]), {
        tool: screw,
        wine: look.wine,
        turn: SCREW_TURN,
      });
    else if (isOf('half_out') && isUpright)
      addCork(
        kit,
        { position: add(position, [0, height + CORK_OUT, 0]), rotation: turn },
        look.wine,
      );
    const [ribbon, tag, cloth] = [
      worn(look, 'ribbon'),
      worn(look, 'price_tag'),
      worn(look, 'napkin'),
    ];
    const isFree = !isOf('boxed', 'lying', 'fallen', 'upturned');
    const isTwine = ribbon !== undefined && isOf('wrapped') && TWINE.test(ribbon.word);
    if (isFree && ribbon && !isTwine)
      addNeckRibbon(kit, position, { shape, colour: ribbon.colour, turn });
    if (isFree && cloth) addNeckCloth(kit, position, { shape, colour: cloth.colour, turn });
    if (isUpright && worn(look, 'santa_hat'))
      addSantaHat(
        modelOf(
          kit,
          { ...place, position: add(position, [0, height - HAT_DOWN, 0]) },
          addThing(kit, 'santa_hat'),
        ),
        look.random,
        HAT_SIZE,
      );
    // Each piece has the number of its turn.
    const number = isOf('numbered') && !isOf('bare') ? String(look.nth + 1) : null;
    if (isUpright && (tag || number))
      addNeckTag(kit, place, {
        shape,
        colour: tag?.colour ?? (number ? TAG_WHITE : null),
        text: tag?.text ?? number,
        isBlank: tag?.states.includes('blank') ?? false,
      });
    if (isUpright && isOf('wrapped'))
      addWrapping(kit, place, {
        object,
        radius,
        paper: worn(look, 'wrapping_paper') ?? null,
        twine: isTwine ? ribbon : null,
      });
    if (isUpright && isOf('popping'))
      addPop(kit, add(position, [0, height, 0]), { wine: look.wine, random: look.random });
    if (isUpright && isOf('dripping'))
      addDrips(kit, place, { shape, height, wine: look.wine, random: look.random });
    if (isOf('misted', 'wet'))
      addDewdrops(kit, {
        position,
        from: 1.5,
        to: 17,
        radius: (y) => (isUpright ? bottleRadiusAt(shape, y) : radius),
        random: look.random,
        ...(!isUpright && { turn }),
      });
    // Cold to the top: where the neck is all that is seen of it, too.
    if (isOf('misted', 'wet') && isUpright)
      addDewdrops(kit, {
        position,
        from: 17,
        to: height - 2.5,
        radius: (y) => bottleRadiusAt(shape, y) + FOIL,
        random: look.random,
        count: ON_A_NECK,
      });
  };
}

/** Its handle is seen from the side, and not quite flat. */
const SCREW_TURN = 0.35;

/** A hat for a bottle: so much of a head's, pulled down so far over its mouth. */
const [HAT_SIZE, HAT_DOWN] = [0.42, 4.2];

const TAG_WHITE: Vec3 = [0.86, 0.84, 0.78];
const FROST: Vec3 = [0.72, 0.77, 0.76];
const WHITE: Vec3 = [0.84, 0.83, 0.8];

/** Frosted or painted, in the colour that was said. */
function lacquerOf({ states, colour }: ThingLook): Partial<BottleOptions> {
  const isFrosted = states.includes(FROSTED);
  if (!isFrosted && !states.includes(LACQUERED)) return {};
  return { lacquer: { colour: colour ?? (isFrosted ? FROST : WHITE), isFrosted } };
}

const worn = ({ wears }: ThingLook, thing: ThingId): WornPart | undefined =>
  wears.find((part) => part.thing === thing);

const screwOf = (look: ThingLook): WornPart | undefined =>
  worn(look, 'corkscrew') ?? worn(look, 'waiters_friend');

const GOLD: Vec3 = [0.86, 0.62, 0.24];
const SEALING_RED: Vec3 = [0.42, 0.016, 0.02];
/** Paint is duller than foil of the same name. */
const FOILS: readonly (readonly [string, Vec3])[] = [
  ['gold', GOLD],
  ['silver', [0.86, 0.86, 0.88]],
];

function closureOf(look: ThingLook): Partial<BottleOptions> {
  const [foil, wax] = [worn(look, 'capsule'), worn(look, 'wax_seal')];
  if (wax) return { closure: 'wax', capsule: wax.colour ?? SEALING_RED, closureThing: 'wax_seal' };
  if (!foil) return {};
  const metal = FOILS.find(([name]) => name === foil.material)?.[1];
  return { capsule: metal ?? foil.colour ?? GOLD, closureThing: 'capsule' };
}

function labelOf(kit: Kit, look: ThingLook): Partial<BottleOptions> {
  const isYellowed = look.states.includes('dusty') || look.states.includes('old');
  const paper = worn(look, 'label')?.hex ?? (isYellowed ? YELLOWED : null);
  return paper ? { label: look.labelSkin(kit, paper) } : {};
}

/** Paper after long years. */
const YELLOWED = '#a8966c';

/** In a box the label looks up, and a little towards us. */
const LABEL_UP = Math.PI / 2 - 0.45;

/** Half the length of a magnum, and the belly that tells one. */
const [LARGE_HALF, LARGE_FROM] = [19, 4.9];

interface Standing {
  position: Vec3;
  turn: Rotation;
  isUpright?: boolean;
}

/** Standing, lying across the picture, lying with the label up for looks from above or in a box, leaning in a bucket. */
function stanceOf(
  { position, yaw }: Place,
  { states, nth }: Pick<ThingLook, 'states' | 'nth'>,
  radius: number,
): Standing {
  const upright = rotation({ y: yaw });
  const isLarge = radius > LARGE_FROM;
  if (states.includes('boxed'))
    return {
      position: add(position, rotate(upright, [isLarge ? LARGE_HALF : 15, radius, 0])),
      turn: compose(upright, compose(rotation({ z: Math.PI / 2 }), rotation({ y: LABEL_UP }))),
    };
  if (['lying', 'fallen', DIAGONAL].some((state) => states.includes(state))) {
    const slant = states.includes(DIAGONAL) ? compose(SLANTED, upright) : upright;
    return {
      position: add(position, [0, radius, 0]),
      turn: compose(slant, states.includes('from_above') ? FROM_ABOVE : ACROSS),
    };
  }
  if (states.includes('upturned'))
    return { position: add(position, [0, HEIGHT, 0]), turn: rotation({ z: Math.PI, y: yaw }) };
  // Against what stands to its left.
  if (states.includes(ON_WALL))
    return {
      position: add(position, [0, radius * 0.26, 0]),
      turn: compose(rotation({ x: -0.26 }), upright),
    };
  // Their shoulders meet, their feet stand apart.
  if (states.includes(MUTUAL)) {
    const s = nth % 2 ? 1 : -1;
    return {
      position: add(position, [s * 1.6, radius * 0.17, 0]),
      turn: compose(rotation({ z: s * 0.2 }), upright),
    };
  }
  if (states.includes('tilted'))
    return {
      position: add(position, [radius * 0.3, 0, 0]),
      turn: compose(rotation({ z: 0.3 }), upright),
    };
  if (states.includes('leaning')) {
    // Two in one bucket lean away from each other, a third stands between them.
    if (nth % 3 === 2) return { position: add(position, [0, 1.5, -5]), turn: upright };
    const s = nth % 2 ? -1 : 1;
    return {
      position: add(position, [-2.6 * s, 0, -1 - nth]),
      turn: compose(upright, rotation({ z: -0.2 * s })),
    };
  }
  return { position, turn: upright, isUpright: true };
}

/** Of a bottle, to its mouth. */
const HEIGHT = 30;

const DIAGONAL = 'diagonal';
const SLANTED = rotation({ y: -0.72 });
const FROM_ABOVE = rotation({ x: -Math.PI / 2 });
const ACROSS = compose(
  rotation({ y: -0.25 }),
  compose(rotation({ z: Math.PI / 2 }), rotation({ y: 0.5 })),
);

const TINTED: readonly BottleGlass[] = ['green', 'olive', 'blue', 'brown'];

/** What the glasses look like on a light table. */
const GLASS_COLOURS: Readonly<Record<BottleGlass, Vec3>> = {
  dark: [0.01, 0.02, 0.01],
  green: [0.03, 0.16, 0.03],
  olive: [0.15, 0.15, 0.03],
  brown: [0.16, 0.06, 0.01],
  blue: [0.02, 0.06, 0.4],
  clear: [0.8, 0.8, 0.8],
};
/** As dark as this it is black glass, and no light comes through. */
const BLACK = 0.02;
/** Further from every glass that is made than this, it is dyed. */
const UNLIKE = 0.24;
const REDDER = 6;
const DEEPER = 0.4;

/** Glass of a colour; red wine would turn any of them black, so what must be green is lit through. */
function glassOf(colour: Vec3): Partial<BottleOptions> {
  const away = (glass: BottleGlass): number =>
    Math.hypot(...GLASS_COLOURS[glass].map((v, i) => Math.sqrt(v) - Math.sqrt(colour[i]!)));
  const nearest = (Object.keys(GLASS_COLOURS) as BottleGlass[]).reduce((best, one) =>
    away(one) < away(best) ? one : best,
  );
  if (Math.max(...colour) < BLACK) return { glass: 'dark', isOpaque: true };
  // No bottle glass is red: brown, the nearest to it, is amber against the light, and a thin red is pink.
  const isRed = colour[0] > REDDER * Math.max(colour[1], colour[2]);
  if (isRed) return { glass: 'clear', dye: [colour[0] * DEEPER, 0, 0], wine: 'white' };
  if (away(nearest) > UNLIKE) return { glass: 'clear', dye: colour, wine: 'white' };
  return { glass: nearest, ...(TINTED.includes(nearest) && { wine: 'white' }) };
}
