import { setTimeout as sleep } from 'node:timers/promises';

import type { EngineRequest, EngineResult, ImageEngine } from '#server/ports/image-engine.ts';

import { drawPicture } from '#server/testing/pictures.ts';

type Behaviour = (
  call: number,
  request: EngineRequest,
  signal: AbortSignal,
) => Promise<void> | void;

export interface TestEngine extends ImageEngine {
  calls: EngineRequest[];
}

/** Draws a plain picture at once, or behaves as told: waits, or throws an EngineError. */
export function createTestEngine({
  behave = () => {},
  isHosted = false,
}: { behave?: Behaviour; isHosted?: boolean } = {}): TestEngine {
  const calls: EngineRequest[] = [];
  let picture: Promise<Buffer> | undefined;
  return {
    name: 'test-engine',
    isHosted,
    showsOwnWines: true,
    calls,
    probe: async () => ({ summary: 'Test engine, ready' }),
    async generate(request, { signal, onProgress, onPreview }): Promise<EngineResult> {
      calls.push(request);
      picture ??= drawPicture();
      onProgress(10);
      onPreview({ bytes: await picture, mime: 'image/png' });
      await behave(calls.length, request, signal);
      signal.throwIfAborted();
      onProgress(100);
      return {
        bytes: await picture,
        seed: request.seed,
        scene: { shown: ['a glass'], notDrawn: ['zeppelin'] },
      };
    },
  };
}

/** For a behaviour that takes its time and can be interrupted. */
export async function takeTime(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal });
}
