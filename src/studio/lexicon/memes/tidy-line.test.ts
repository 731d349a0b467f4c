import { expect, it } from 'vitest';

import { tidyLine } from './tidy-line.ts';

it.each([
  [' - "Just one glass", ', 'Just one glass'],
  ['“Just one glass”', 'Just one glass'],
  ["'Just one glass'", 'Just one glass'],
  ['"Just one glass', 'Just one glass'],
  ['Just one glass"', 'Just one glass'],
  ['He calls it "playful"', 'He calls it "playful"'],
  ['He calls it “playful”', 'He calls it “playful”'],
  ["Don't say 'playful'", "Don't say 'playful'"],
  ['"Natural" or "barn"', '"Natural" or "barn"'],
  ["It's the winemaker's", "It's the winemaker's"],
])('of %j remains %j', (text, line) => expect(tidyLine(text)).toBe(line));
