import { enableCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { READY } from './reader.ts';
import type { Answer, Question } from './reader.ts';

const port = parentPort as MessagePort;
enableCompileCache();
(await import('#studio/workers/patterns.ts')).interpretPatterns();
const { readPrompt } = await import('./read-prompt.ts');
port.postMessage(READY);

port.on('message', ({ id, prompt, styleId }: Question) => {
  port.postMessage(answer());

  function answer(): Answer {
    try {
      return { id, reading: readPrompt(prompt, styleId) };
    } catch (error) {
      return {
        id,
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
    }
  }
});
