import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

import { createOpenAiModerator } from './openai-moderator.ts';
import { reviewByRules } from './rule-moderator.ts';

test.each([
  ['a naked woman bathing in a wine barrel', 'sexual'],
  ['n4k3d waiter pouring champagne', 'sexual'],
  ['n u d e portrait in the cellar', 'sexual'],
  ['pornographic wine label', 'sexual'],
  ['a child drinking red wine', 'minors'],
  ['teenagers toasting with prosecco on a beach', 'minors'],
  ['a 12-year-old girl in a vineyard', 'minors'],
  ['our 12-year-old tasting riesling in the tasting room', 'minors'],
  ['un enfant boit du vin rouge', 'minors'],
  ['Kinder trinken Wein im Garten', 'minors'],
  ['a baby sipping from a wine glass', 'minors'],
  ['swastika on a bottle label', 'hate'],
  ['death to all immigrants, vintage poster', 'hate'],
  ['ss runes on a wine label', 'hate'],
  ['Taylor Swift tasting a Barolo', 'real-person'],
  ['Tаylor wine deepfake of a minister', 'real-person'],
] as const)('refuses “%s” as %s', (prompt, category) => {
  expect(reviewByRules(prompt)).toBe(category);
});

test.each([
  'a 10-year-old tawny port beside walnuts',
  '12-year-old whisky barrel in a dim cellar, 2009 vintage',
  'our 12-year-old tasting room by the river',
  'The Naked Grape riesling on a rustic table',
  'nude tones, a rosé bottle on linen',
  'young wine from young vines, a young woman sommelier',
  'duck breast with pinot noir',
  'coq au vin in a black pot, burgundy in the glass',
  'adults-only wine tasting, no children',
  'a family-friendly winery terrace at noon',
  'baby blue sky over the vineyard, champagne on ice',
  'white wine and black grapes',
  'a 1947 Cheval Blanc, 3 glasses, candle light',
  'women pickers at harvest, 1950s photograph',
  'Kermit Lynch style wine shop window',
  'minor scratches on an old oak barrel, red wine',
  'a kind sommelier, ein freundlicher Kellner',
])('lets “%s” through', (prompt) => {
  expect(reviewByRules(prompt)).toBeNull();
});

test('a hosted service adds its judgement, and its silence leaves our rules in force', async () => {
  let answer = { status: 200, body: { results: [{ categories: { hate: true, violence: true } }] } };
  const server = createServer((_, res) => {
    res.writeHead(answer.status, { 'Content-Type': 'application/json' });
    res.end(JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const warnings: string[] = [];
  const moderator = createOpenAiModerator({
    baseUrl: `http://127.0.0.1:${port}`,
    apiKey: 'key',
    logger: { info: () => {}, error: () => {}, warn: (_, message) => warnings.push(message) },
  });
  const { signal } = new AbortController();

  expect(await moderator.review('something veiled', signal)).toBe('hate');
  answer = { status: 200, body: { results: [{ categories: { hate: false, violence: true } }] } };
  expect(await moderator.review('a cork flies', signal)).toBeNull();
  answer = { ...answer, status: 500 };
  expect(await moderator.review('a quiet cellar', signal)).toBeNull();
  expect(await moderator.review('a naked man in a cellar', signal)).toBe('sexual');
  expect(warnings).toHaveLength(1);
});
