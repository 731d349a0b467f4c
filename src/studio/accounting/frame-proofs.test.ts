import { describe, expect, it } from 'vitest';
import type { Box, Inventory } from '#studio/inventory/inventory.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { sayNotDrawn } from './account-words.ts';

const NOTHING: Inventory = { things: [], people: [], place: null, traits: [] };

const see = (thing: ThingId, box: Box, colour = '#808080') =>
  ({ thing, count: 1, share: 0.1, box, boxes: [box], colour }) as const;

const announced = (prompt: string, seen: Partial<Inventory>, style: StyleId = 'cinematic') =>
  sayNotDrawn(understand(prompt, { style }), { ...NOTHING, ...seen });

describe('a macro', () => {
  const cork = (box: Box) => announced('macro shot of a cork', { things: [see('cork', box)] });

  it('fills the frame or is cut by it', () => {
    expect(cork([0.2, 0.2, 0.8, 0.8])).toEqual([]);
    expect(cork([0.5, 0.4, 1, 0.9])).toEqual([]);
    expect(cork([0.3, 0.4, 0.5, 0.7])).toEqual(['macro shot']);
  });

  it('is full of few, each of them large', () => {
    const corks = (width: number) => {
      const boxes = [0.05, 0.35, 0.65].map((x): Box => [x, 0.4, x + width, 0.6]);
      const things = [{ ...see('cork', boxes[0]!), count: 3, boxes }];
      return announced('macro shot of corks', { things });
    };
    expect(corks(0.3)).toEqual([]);
    expect(corks(0.1)).toEqual(['macro shot']);
  });
});

describe('a named ground', () => {
  const prompt = 'bouteille de vin blanc sur fond bleu clair';
  const bottle = see('bottle', [0.4, 0.2, 0.6, 0.9], '#b0c070');
  const place = { id: 'colour_ground', share: 0.7 } as const;

  it('is no strip above a white cloth', () => {
    const cloth = (colour: string) => ({ place, surfaces: [{ share: 0.48, colour }] });
    expect(announced(prompt, { things: [bottle], ...cloth('#ece6dc') })).toEqual([
      'bleu clair (fond)',
    ]);
    expect(announced(prompt, { things: [bottle], ...cloth('#a8cdea') })).toEqual([]);
    expect(announced(prompt, { things: [bottle], place })).toEqual([]);
  });

  it('may be behind a table that was asked for', () => {
    const wood = { place, surfaces: [{ share: 0.4, colour: '#906030' }], traits: ['table'] };
    const things = [bottle];
    expect(announced('a bottle on a table, blue background', { ...wood, things })).toEqual([]);
  });
});

describe('what a plate or a caption says', () => {
  it('are as many steps as it counts', () => {
    const prompt = 'how to open a bottle in four steps';
    const plate = (numbers: number) => ({
      things: [see('bottle', [0.1, 0.1, 0.3, 0.9])],
      lettering: [
        'How to open a bottle',
        ...Array.from({ length: numbers }, (_, i) => String(i + 1)),
      ],
    });
    expect(announced(prompt, plate(6), 'education')).toEqual(['four steps']);
    expect(announced(prompt, plate(4), 'education')).toEqual([]);
  });

  it('does not count what it names', () => {
    const prompt = 'me with ten bottles';
    const seven = { ...see('bottle', [0.1, 0.1, 0.9, 0.9]), count: 7 };
    const person = see('person', [0.2, 0.1, 0.8, 0.9]);
    const seen = { things: [seven], people: [person], lettering: [prompt] };
    expect(announced(prompt, seen, 'meme_style')).toEqual(['ten bottles (seven drawn)']);
  });
});

describe('an adjective and its own noun', () => {
  const wide: Box = [0, 0.2, 1, 1];

  it('the river winds, not the vineyards beside it', () => {
    const things = [see('river', wide), see('vines', wide)];
    expect(announced('a river winding between vineyards', { things })).toEqual([]);
  });

  it('a night that is the name of an event is no hour', () => {
    const things = [see('saxophone', wide), see('glass', wide)];
    const poster = 'jazz and wine night with a saxophone';
    const lettering = ['Jazz and wine night'];
    expect(announced(poster, { things, lettering }, 'illustration_poster')).toEqual([]);
  });

  it('a side said alone is that of the thing before it', () => {
    const at = (middle: number): Box => [middle - 0.1, 0.2, middle + 0.1, 0.9];
    const both = (bottle: number, glass: number) => [
      see('bottle', at(bottle)),
      see('glass', at(glass)),
    ];
    const prompt = 'bottle left, glass right';
    expect(announced(prompt, { things: both(0.3, 0.7) })).toEqual([]);
    expect(announced(prompt, { things: both(0.7, 0.3) })).toEqual(['bottle left', 'glass right']);
  });

  it('a giant is as high as a house', () => {
    const place = { id: 'city', share: 0.5 } as const;
    const glass = (box: Box) =>
      announced(
        'a giant glass before the city',
        { things: [see('glass', box)], place },
        'illustration_poster',
      );
    expect(glass([0.35, 0.15, 0.65, 0.9])).toEqual([]);
    expect(glass([0.4, 0.6, 0.5, 0.9])).toEqual(['giant (glass)']);
  });

  it('the colour of a label that says something is the label’s', () => {
    const prompt = 'a bottle with a red label reading "Cascina Rossa"';
    const seen = (label: string) => [
      see('bottle', [0.4, 0.1, 0.6, 0.9], '#402020'),
      see('label', [0.42, 0.5, 0.58, 0.7], label),
    ];
    expect(announced(prompt, { things: seen('#ddd7c8') })).toEqual(['red (label)']);
    expect(announced(prompt, { things: seen('#b02020') })).toEqual([]);
  });
});
