import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const proofsOf = (prompt: string, text: string): readonly string[] =>
  understand(prompt, { style: 'illustration_poster' }).words.find((word) => word.text === text)
    ?.proofs ?? [];

describe('where something is in its place', () => {
  it.each([
    ['a small chapel on the hill, vines below', 'on', 'trait:on:hill'],
    ['un vieux château au sommet d’une colline', 'au sommet d', 'trait:on:hill'],
    ['a dog lying under the table', 'under', 'relation:under:dog:long_table'],
    ['two glasses on a windowsill', 'windowsill', 'thing:window_sill'],
    ['deux verres sur le rebord de la fenêtre', 'rebord de la fenêtre', 'thing:window_sill'],
    ['a glass at the foot of a palm', 'at the foot of', 'relation:under:glass:palm'],
    [
      'two bottles at the foot of a staircase',
      'at the foot of',
      'relation:in_front_of:bottle:stairs',
    ],
    [
      'an amphora leaning against a stone wall',
      'leaning against',
      'relation:against:amphora:stone_wall',
    ],
    ['a bottle with a letter inside', 'inside', 'relation:in:letter:bottle'],
    ['two friends with a bottle between them', 'between', 'relation:between:bottle:person'],
    ['drei Freunde, eine Flasche zwischen ihnen', 'zwischen', 'relation:between:bottle:person'],
    ['un piatto di pasta con un calice dietro', 'dietro', 'relation:behind:glass:pasta'],
    ['un pain, un verre derrière', 'derrière', 'relation:behind:glass:bread'],
    ['ein Korb, daneben eine Flasche', 'daneben', 'relation:beside:bottle:basket'],
    ['une assiette entamée sur une planche', 'sur', 'relation:on:plate:board'],
  ])('is asked for: %s', (prompt, word, proof) => {
    expect(proofsOf(prompt, word)[0]).toBe(proof);
  });

  it('is under a vine that is trained overhead, and not before a row of them', () => {
    expect(proofsOf('a couple dancing under a vine', 'under a vine')).not.toContain('thing:vines');
    expect(understand('a couple dancing under a vine').place).toBe('pergola');
  });

  it('is not on a hill where nothing is said to stand on it', () => {
    expect(proofsOf('a picnic on the hill', 'on')).toEqual([]);
  });
});

describe('more than its noun', () => {
  it('is asked of an elderly couple, which any two people are not', () => {
    expect(proofsOf('an elderly couple on a bench', 'elderly couple')).not.toContain('people:2');
  });

  it('is asked of a cat that stares, whoever else is there', () => {
    expect(proofsOf('a cat staring at a glass', 'staring')[0]).toBe('trait:gaze');
    expect(proofsOf('a woman and her cat staring at a glass', 'staring')).not.toContain('people:1');
    expect(proofsOf('a man staring at a glass', 'staring')).toContain('people:1');
  });

  it.each([
    ['a small chapel among the vines', 'small', 'size:small:church'],
    ['a huge moon over the vineyard', 'huge', 'size:giant:moon'],
    ['große Sonne über dem Weinberg', 'große', 'size:large:sun'],
    ['a small restaurant', 'small', 'followed'],
  ])('is asked by its size: %s', (prompt, word, proof) => {
    expect(proofsOf(prompt, word)).toContain(proof);
  });
});
