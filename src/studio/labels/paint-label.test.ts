import { createCanvas } from '@napi-rs/canvas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { LABEL_DESIGNS } from './label-designs.ts';
import { labelFor } from './label-for.ts';
import type { LabelSpec } from './label-spec.ts';
import { paintLabel } from './paint-label.ts';

const SIZE = { width: 300, height: 360 };
const contextPrototype = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'));

/** The words that reach the paper, in order, joined over line breaks. */
function printedText(spec: LabelSpec): string {
  const fillText = vi.spyOn(contextPrototype, 'fillText');
  paintLabel(spec, SIZE);
  return fillText.mock.calls.map(([text]) => String(text)).join(' ');
}

afterEach(() => vi.restoreAllMocks());

describe('a wine label', () => {
  it.each([
    ['gold lettering', "a bottle with gold lettering 'Marie'"],
    ['lettres dorées', 'une bouteille avec des lettres dorées'],
    ['gold embossing', "wine label close up, gold embossing, 'Domaine Laurent'"],
    ['Goldprägung', 'Flasche, Etikett mit Goldprägung'],
  ])('prints its letters in the ink that was asked for: %s', (_, prompt) => {
    const { ink, accent } = labelFor(understand(prompt), 1);
    expect(ink).toBe(accent);
    expect(['#a8782a', '#d8b36a']).toContain(ink);
  });
  it('gives white letters a dark paper', () => {
    const { paper, ink } = labelFor(understand("a bottle with white lettering 'NOIR'"), 1);
    expect([paper, ink]).toEqual(['#16181c', '#fbfaf6']);
  });

  it.each(LABEL_DESIGNS)('prints the customer’s words letter by letter (%s)', (design) => {
    const scene = understand('a bottle labelled "l’Été à Saint-Rémy / Cuvée №7" 2019');
    const printed = printedText({ ...labelFor(scene, 1), design });
    expect(printed).toContain('l’Été à');
    expect(printed).toContain('Saint-Rémy');
    expect(printed).toContain('Cuvée №7');
    expect(printed).toContain('2019');
  });

  it.each([
    ['a bottle label mockup', true],
    ['mockup of a label on a bottle', true],
    ['maquette: mock-up étiquette', true],
    ['a bottle mockup labelled "Noir"', false],
    ['a label mockup with the label "Noir"', false],
  ])("%s is left for a print of one's own: %s", (prompt, isBlank) => {
    expect(labelFor(understand(prompt), 1).isBlank ?? false).toBe(isBlank);
  });

  it('invents neither name nor year where the customer wrote the label', () => {
    const label = labelFor(understand('a bottle labelled "Nuit Blanche"'), 3);
    expect(label).toMatchObject({ name: 'Nuit Blanche', vintage: null, origin: null });
  });

  it('does not repeat what the customer already wrote', () => {
    const label = labelFor(understand('bottle, label "Château Roc 2015"'), 3);
    expect(label.vintage).toBeNull();
  });

  it('gives a bottle without a label text a house, a place and a year', () => {
    const label = labelFor(understand('a bottle of Barolo 2016'), 1);
    expect(label).toMatchObject({ origin: 'Barolo', vintage: '2016', isExact: false });
    expect(label.name.length).toBeGreaterThan(3);
  });

  it.each(LABEL_DESIGNS)('stamps foil only where the design has it (%s)', (design) => {
    const spec = { ...labelFor(understand('a bottle of red 2015'), 2), design };
    const { color, relief } = paintLabel(spec, SIZE);
    const foil = relief.filter((_, i) => i % 4 === 1 && (relief[i] ?? 0) > 200).length;
    expect(color.length).toBe(SIZE.width * SIZE.height * 4);
    expect(foil).toBeLessThan(SIZE.width * SIZE.height * 0.3);
  });

  it('prints the same label twice', () => {
    const spec = labelFor(understand('a bottle of Chianti'), 5);
    expect(paintLabel(spec, SIZE)).toEqual(paintLabel(spec, SIZE));
  });
});
