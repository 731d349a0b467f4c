import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';

const SIDE = 256;

function sheet(prompt: string) {
  const spec = understand(prompt, { style: 'education' });
  const brief = { spec, styleId: 'education', width: SIDE, height: SIDE, seed: 1 } as const;
  return { spec, drawn: drawPicture({ ...brief, detail: 'full' }) };
}
const lettering = (prompt: string) => sheet(prompt).drawn.lettering ?? [];

describe('degrees that the customer dictates', () => {
  it('keep their order and their values', () => {
    const said = lettering('Serving temperatures: full red 17 °C, rosé 11 °C, Champagne 8 °C');
    const degrees = said.filter((text) => /^(?:17|11|8)\s°C$/u.test(text));
    expect(degrees.map((text) => text.replace(/\D/g, ''))).toEqual(['17', '11', '8']);
  });

  it('are printed in their own scale', () => {
    const said = lettering('Serving temperatures: Cabernet 64 °F, Chardonnay 52 °F').map((text) =>
      text.replaceAll('\u00a0', ' '),
    );
    expect(said).toContain('64 °F');
    expect(said).toContain('52 °F');
  });

  it('stand above a thermometer', () => {
    const { drawn } = sheet('Serving temperatures: red 17 °C, rosé 11 °C, with a thermometer');
    const { things } = inventoryDrawing(drawn, drawn.names);
    expect(things.map(({ thing }) => thing)).toContain('thermometer');
  });
});
