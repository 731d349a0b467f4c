import { fold } from '#studio/lexicon/matching/normalise.ts';
import { readEmotion } from '#studio/lexicon/words/people/emotions.ts';
import { circle, ellipse, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { Emotion } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';

/** Where a face has room: its middle from the foot up, in shares of the height, and its width in shares of the thing's. */
const ROOM: Readonly<Partial<Record<ThingId, readonly [up: number, wide: number]>>> = {
  bottle: [0.33, 0.82],
  magnum: [0.33, 0.82],
  half_bottle: [0.33, 0.82],
  glass: [0.66, 0.7],
  champagne_flute: [0.64, 0.8],
  grapes: [0.5, 0.66],
  barrel: [0.5, 0.6],
  cork: [0.5, 0.5],
  lemon: [0.5, 0.55],
  orange: [0.5, 0.6],
  apple: [0.45, 0.6],
  pear: [0.35, 0.6],
  strawberry: [0.5, 0.55],
  sun: [0.5, 0.5],
  moon: [0.5, 0.6],
  pumpkin: [0.45, 0.6],
};

const FEELS = String.raw`(?:smil\w*|happy|laugh\w*|cheerful|joyful|friendly|sad|crying|angry|grumpy|surprised|souriant\w*|heureu\w*|rieur\w*|triste|sorridente|felice|sonriente|feliz|lachel\w*|lachend\w*|gluckliche?\w*|traurige?\w*)`;
const BEFORE = new RegExp(String.raw`\b${FEELS}(?: \w+){0,2}? (\w+)\b`, 'g');
const WITH_FACE = new RegExp(
  String.raw`\b(?:with|has|avec|con|mit) (?:an? |une? |ein\w* |una? )?(?:${FEELS} )?(?:cartoon |funny |cute )?(?:faces?|visages?|facc[ei]|caras?|gesicht\w*|smiles?|sourires?|sorris[oi]|sonrisas?)\b`,
);

/** 'A smiling bottle', 'grapes with happy faces': which of the things have a face, and what each of them feels. */
export function facedIn({
  prompt,
  figures,
  things,
}: Pick<SceneSpec, 'prompt' | 'figures' | 'things'>): ReadonlyMap<AskedThing, Emotion> {
  const said = fold(prompt);
  if (figures.length > 0) return new Map();
  const told = new Map(
    [...said.matchAll(BEFORE)].flatMap(([all]) =>
      all.split(' ').map((word) => [word, readEmotion(all) ?? 'joy'] as const),
    ),
  );
  const onAll = WITH_FACE.test(said) ? (readEmotion(said) ?? 'joy') : null;
  return new Map(
    things.flatMap((asked) => {
      const parts = fold(asked.word).split(' ');
      const felt = parts.map((part) => told.get(part)).find((one) => one !== undefined) ?? onAll;
      return felt && ROOM[asked.thing] ? [[asked, felt] as const] : [];
    }),
  );
}

/** 'A smiling bottle with sunglasses' wears them. */
export const shadesOn = (
  faced: ReadonlyMap<AskedThing, Emotion>,
  { things }: Pick<SceneSpec, 'things'>,
): AskedThing | undefined =>
  faced.size > 0
    ? things.find(({ thing, relation }) => thing === 'sunglasses' && !relation)
    : undefined;

/** A thing with two eyes and a mouth that feels what is said. */
export function withFace(
  maker: DrawnThing,
  thing: ThingId,
  { emotion, shades }: { emotion: Emotion; shades?: AskedThing | undefined },
): DrawnThing {
  const [up, wide] = ROOM[thing] ?? [0.5, 0.6];
  return {
    ...maker,
    draw: (press, standing, look) => {
      maker.draw(press, standing, look);
      const { base, heightPx } = standing;
      const size = heightPx * maker.aspect * wide;
      const at = (u: number, v: number): Point => [
        base[0] + u * size,
        base[1] - up * heightPx + v * size,
      ];
      const isDown = emotion === 'sad' || emotion === 'cry' || emotion === 'angry';
      press.fill(ellipse(at(0, 0.02), size * 0.56, size * 0.44), '#fff3d6');
      for (const side of [-1, 1]) {
        press.fill(ellipse(at(side * 0.2, -0.1), size * 0.1, size * 0.13), '#ffffff');
        press.fill(circle(at(side * 0.19, -0.08), size * 0.065), '#201a1e');
        press.fill(circle(at(side * 0.19 + 0.02, -0.11), size * 0.02), '#ffffff');
        if (!isDown)
          press.fill(ellipse(at(side * 0.34, 0.08), size * 0.08, size * 0.05), '#f0a0a0');
      }
      const bend = isDown ? -0.14 : 0.14;
      const mouth = isDown ? 0.24 : 0.12;
      press.stroke(
        smooth([at(-0.2, mouth), at(0, mouth + bend), at(0.2, mouth)], false),
        '#8a1f33',
        size * 0.055,
      );
      if (!shades) return;
      const dark = look.maker('sunglasses');
      const wideOf = size * 1.2;
      const tall = wideOf / (dark?.aspect ?? 2);
      press.apart(() =>
        press.named('sunglasses', () =>
          dark?.draw(
            press,
            { base: at(0, -0.08 + (tall / size) * 0.5), heightPx: tall },
            { ...look, isAloft: true, colour: shades.colour?.hex ?? null },
          ),
        ),
      );
    },
  };
}
