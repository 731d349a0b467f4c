import { expect, it } from 'vitest';
import { readMeme } from './read-meme.ts';

it.each([
  'customers when wine is free: happy, customers when the bill comes: shocked',
  'two panels: waiter proud of his list / waiter angry when the guest asks for cola',
  'Gäste um acht: fröhlich / Gäste um Mitternacht: müde',
  'io lunedì: triste, io venerdì: felice con un calice di Barbera',
])('two states are two panels with a face each: %s', (prompt) => {
  const { format, lines } = readMeme(prompt, []);
  expect(format).toBe('versus');
  expect(lines).toHaveLength(2);
});

it('a sentence with two feelings is one', () => {
  expect(readMeme('when I am happy, and then the bill makes me sad', []).format).not.toBe('versus');
});

it('leaves no quotation mark behind', () => {
  const { lines } = readMeme('Him: "I only drink natural wine". Her: rolling her eyes', [
    'I only drink natural wine',
  ]);
  expect(lines.join(' ')).not.toMatch(/["“”]/u);
});
