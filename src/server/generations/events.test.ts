import { expect, test } from 'vitest';

import { createCountingPictures } from '#server/testing/counting-pictures.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { createTestEngine } from '#server/testing/outside/test-engine.ts';
import { createVisitor } from '#server/testing/members/visitor.ts';
import type { Visitor } from '#server/testing/members/visitor.ts';
import type { GenerationView } from '#shared/contract/generations.ts';
import { phaseAt } from '#shared/rules/pictures/generation.ts';

interface ServerEvent {
  id: string;
  data: GenerationView;
}

/** Reads a raw stream, as a browser's EventSource would. */
async function* readEvents(
  visitor: Visitor,
  path: string,
  lastEventId?: string,
): AsyncGenerator<ServerEvent> {
  const response = await visitor.fetch(path, {
    headers: {
      Accept: 'text/event-stream',
      ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
    },
  });
  expect(response.headers.get('Content-Type')).toContain('text/event-stream');
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk as Uint8Array).toString();
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const fields = Object.fromEntries(
        text
          .slice(0, end)
          .split('\n')
          .map((line) => [
            line.slice(0, line.indexOf(':')),
            line.slice(line.indexOf(':') + 1).trim(),
          ]),
      );
      text = text.slice(end + 2);
      if (fields['event'] === 'message' && fields['data'])
        yield { id: fields['id'] ?? '', data: JSON.parse(fields['data']) as GenerationView };
    }
  }
}

/** An engine that goes on only when told to. */
function createSteppedEngine() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { engine: createTestEngine({ behave: () => promise }), finish: resolve };
}

test('the page hears of progress, previews and the result, from another instance too', async () => {
  const { engine, finish } = createSteppedEngine();
  const pictures = createCountingPictures();
  const worker = await createTestApp({ engine, pictures });
  const web = await createTestApp({ databaseUrl: worker.databaseUrl, env: { ROLE: 'web' } });
  const member = await worker.member();
  const pending = member.post('/functions/v1/generate-pictures', { prompt: 'a glass' });
  await expect.poll(() => engine.calls.length).toBe(1);
  const [open] = (await member.api.generations.list({})).generations;
  const elsewhere = createVisitor(web.url);
  for (const [name, value] of member.cookies) elsewhere.cookies.set(name, value);

  const seen: GenerationView[] = [];
  let preview: Response | undefined;
  for await (const { data } of readEvents(elsewhere, `/api/generations/${open?.id}/events`)) {
    seen.push(data);
    if (preview || !data.previewUrl || data.progress === 0) continue;
    preview = await elsewhere.fetch(data.previewUrl);
    finish();
  }

  expect(seen.at(-1)).toMatchObject({ state: 'succeeded', progress: 100, errorCode: null });
  expect(seen.at(-1)?.image?.prompt).toBe('a glass');
  expect([preview?.status, preview?.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  const percents = seen.map(({ progress }) => progress);
  expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  for (const { progress, phase } of seen) expect(phase).toBe(phaseAt(progress));
  const versions = seen.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
  expect((await pending).status).toBe(200);
  // As it is until somebody has cleared it away.
  await worker.context.db
    .insertInto('generation_previews')
    .values({ generation_id: open?.id ?? '', version: 9, mime: 'image/png', bytes: Buffer.of(1) })
    .onConflict((row) => row.doNothing())
    .execute();
  const gone = await elsewhere.fetch(`/api/generations/${open?.id}/preview`);
  expect(gone.status).toBe(404);
});

test('a page that lost its connection hears afterwards what happened meanwhile', async () => {
  const { engine, finish } = createSteppedEngine();
  const app = await createTestApp({ engine, pictures: createCountingPictures() });
  const member = await app.member();
  const pending = member.post('/functions/v1/generate-pictures', { prompt: 'a glass' });
  let lastId = '';
  for await (const event of readEvents(member, '/api/events')) {
    lastId = event.id;
    if (event.data.state === 'running') break;
  }
  finish();
  expect((await pending).status).toBe(200);

  for await (const event of readEvents(member, '/api/events', lastId)) {
    expect(event.data).toMatchObject({ state: 'succeeded', prompt: 'a glass' });
    break;
  }
});

test('nobody hears of another member, and a stopping server lets its listeners go', async () => {
  const { engine, finish } = createSteppedEngine();
  const app = await createTestApp({ engine, pictures: createCountingPictures() });
  const [member, other] = [await app.member(), await app.member()];
  await other.api.profile.get();
  const overheard: ServerEvent[] = [];
  const listening = (async () => {
    for await (const event of readEvents(other, '/api/events')) overheard.push(event);
  })();
  const pending = member.post('/functions/v1/generate-pictures', { prompt: 'a glass' });
  await expect.poll(() => engine.calls.length).toBe(1);
  const [open] = (await member.api.generations.list({})).generations;
  const refused = await other.fetch(`/api/generations/${open?.id}/events`);
  expect(refused.status).toBe(404);
  finish();
  await pending;
  // Changes are told in their order: whoever hears of the later one was not told of the earlier.
  await other.post('/functions/v1/generate-pictures', { prompt: 'my own glass' });
  await expect.poll(() => overheard.at(-1)?.data.state).toBe('succeeded');

  await app.stop();
  await listening;

  expect(new Set(overheard.map(({ data }) => data.prompt))).toEqual(new Set(['my own glass']));
});

test('a page that was away finds what is being made and what ended lately, with the pace of the engine', async () => {
  const { engine, finish } = createSteppedEngine();
  const app = await createTestApp({ engine, pictures: createCountingPictures() });
  const member = await app.member();
  const pending = member.post('/functions/v1/generate-pictures', { prompt: 'a glass', count: 2 });
  await expect.poll(() => engine.calls.length).toBe(1);
  const open = await member.api.generations.list({ state: 'recent' });
  expect(open.generations.map(({ variation }) => variation).toSorted()).toEqual([0, 1]);
  expect(new Set(open.generations.map(({ requestKey }) => requestKey)).size).toBe(1);
  expect(open.paceS).toBeNull();
  finish();
  expect((await pending).status).toBe(200);

  const ended = await member.api.generations.list({ state: 'recent' });
  expect(ended.generations.map(({ state, image }) => [state, image?.prompt])).toEqual([
    ['succeeded', 'a glass'],
    ['succeeded', 'a glass'],
  ]);
  expect(ended.paceS).toBeGreaterThanOrEqual(1);
  await app.context.db
    .updateTable('generations')
    .set({ finished_at: new Date(Date.now() - 2 * 3_600_000) })
    .execute();
  expect((await member.api.generations.list({ state: 'recent' })).generations).toEqual([]);
});
