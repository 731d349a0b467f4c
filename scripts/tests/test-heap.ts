/**
 * For processes that live as long as their tests. A young heap of V8's own size is collected every
 * few milliseconds, which is work of its own where every test starts a server or composes a scene.
 * The memory that this takes is there wherever the tests run. Threads that help to collect it find
 * no idle core beside the other workers.
 */
export const TEST_HEAP = [
  '--min-semi-space-size=128',
  '--max-semi-space-size=128',
  '--single-threaded-gc',
];
