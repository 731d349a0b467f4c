import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { json, startFakeProvider } from '#server/testing/outside/fake-provider.ts';
import { drawPicture } from '#server/testing/pictures.ts';
import { findPictureSize, findStylePreset } from '#shared/rules/pictures/generation.ts';
import type { PictureSize, StylePreset } from '#shared/rules/pictures/generation.ts';

import { createHostedEngine } from './hosted-engine.ts';
import type { HostedModel } from './hosted-models.ts';

interface Reply {
  status: number;
  headers?: Record<string, string>;
  body: object;
}

/** What a provider's reference says: how it is asked, and what it may answer. */
interface Contract {
  source: string;
  kind: HostedModel['kind'];
  model: string;
  basePath: string;
  request: { method: string; path: string; headers: Record<string, string>; fields: string[] };
  answers: {
    name: string;
    replies: Reply[];
    expect: { picture?: true; url?: string; code?: string };
  }[];
}

const FOLDER = new URL('contracts/', import.meta.url);
const contracts = readdirSync(FOLDER).map((file) => ({
  file,
  contract: JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Contract,
}));
const picture = await drawPicture();
const REQUEST = {
  prompt: 'a glass of red at sunset',
  style: findStylePreset('pop_art') as StylePreset,
  size: findPictureSize('landscape') as PictureSize,
  seed: 4711,
};

/** Draws against the recorded answers, one after the other; the last one stays. */
async function replay({ kind, model, basePath }: Contract, replies: readonly Reply[]) {
  const fake = await startFakeProvider();
  const fill = (body: object) =>
    JSON.parse(
      JSON.stringify(body)
        .replaceAll('{picture}', picture.toString('base64'))
        .replaceAll('{provider}', fake.url),
    ) as object;
  const left = replies.map(({ status, headers, body }) => json(status, fill(body), headers));
  fake.answer((call, res) => (left.length > 1 ? left.shift() : left[0])?.(call, res));
  const hosted = { kind, model, apiKey: 'key', baseUrl: `${fake.url}${basePath}` };
  const idle = { signal: new AbortController().signal, onProgress: () => {}, onPreview: () => {} };
  const outcome: unknown = await createHostedEngine(hosted)
    .generate(REQUEST, idle)
    .catch((error: unknown) => error);
  return { outcome, calls: fake.calls };
}

describe.each(contracts)('$file', ({ contract }) => {
  test('is asked as its reference says, with nothing it does not know', async () => {
    const { calls } = await replay(contract, contract.answers[0]?.replies ?? []);
    const { fields, ...asked } = contract.request;
    expect(calls[0]).toMatchObject(asked);
    expect(Object.keys(calls[0]?.body as object).filter((name) => !fields.includes(name))).toEqual(
      [],
    );
  });

  test.each(contract.answers)('answers with $name', async ({ replies, expect: wanted }) => {
    const { outcome } = await replay(contract, replies);
    const { picture: isPicture, ...rest } = wanted;
    const drawn = { bytes: expect.objectContaining({ length: picture.length }), seed: 4711 };
    expect(outcome).toMatchObject(isPicture ? drawn : rest);
  });
});
