import { loadConfigOrExit } from '#server/config.ts';
import { main } from '#server/main.ts';
import { quickPasswords } from '#server/testing/quick-passwords.ts';

// As src/server/main.ts starts it. Nearly every story signs somebody up, and the slow hash, which is
// slow on purpose, took longer than most of its pages; the demo's story and the tests of the identity keep it.
await main(loadConfigOrExit(), { overrides: { passwords: quickPasswords } });
