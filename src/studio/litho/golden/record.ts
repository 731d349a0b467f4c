import { writeFileSync } from 'node:fs';
import { drawGolden, fingerprint, GOLDEN_PRINTS } from './prints.ts';

// Run after a wanted change of a painter: node src/studio/litho/golden/record.ts
const prints = Object.fromEntries(
  GOLDEN_PRINTS.map(([style, prompt]) => [
    `${style}: ${prompt}`,
    fingerprint(drawGolden(style, prompt)),
  ]),
);
writeFileSync(new URL('./prints.json', import.meta.url), `${JSON.stringify(prints, null, 2)}\n`);
