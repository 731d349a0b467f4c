import { describe, expect, it } from 'vitest';
import type { WineDraft } from '#shared/contract/wines.ts';
import { AppError } from '#shared/errors.ts';
import type { ArchivedFile } from './artwork-archive.ts';
import { checkImport } from './check-import.ts';
import { readSheet } from './read-sheet.ts';

const file = (path: string, size = 1000): ArchivedFile => ({
  path,
  mark: path,
  size,
  open: async () => new Blob(),
});

const ID = '6f2d2a4e-6f0e-4d57-9a3e-6f5a3b7d9c11';

/** As the server would answer: `known` by name, so much room. */
async function check(
  table: string,
  { files = [] as ArchivedFile[], known = [] as string[], room = 50 } = {},
) {
  const sent: WineDraft[] = [];
  const rows = await checkImport(
    {
      keep: async ({ path }) => {
        if (path.includes('damaged')) throw new AppError('ARTWORK_UNREADABLE');
        return { id: ID, width: 1200, height: 800, pages: 1 };
      },
      dryRun: async (wines) => {
        sent.push(...wines);
        const answers = wines.map(({ name }) => ({ isNew: !known.includes(name) }));
        return { wines: answers, room: room - answers.filter(({ isNew }) => isNew).length };
      },
      onProgress: () => {},
    },
    { sheet: readSheet(table), files },
  );
  return { rows, sent, states: rows.map(({ state }) => state) };
}

describe('the dry run', () => {
  it('names every fault of a row with its column', async () => {
    const { rows } = await check(
      'name;vintage;bottle;closure_colour;front_width_mm\n;x99;barrel;red;900\n',
    );
    expect(rows[0]?.state).toBe('faulty');
    expect(rows[0]?.reasons).toEqual([
      'vintage: “x99” is not a year',
      expect.stringMatching(/^bottle: “barrel” is none of Bordeaux, /),
      'name: Please give the wine a name',
      'closure_colour: A colour is written like #7a1f2b',
      'front_width_mm: At most 260 mm',
    ]);
  });

  it('tells missing artwork from files that cannot be read, are too large or are there twice', async () => {
    const { rows, states } = await check(
      'name,front_artwork\nA,a.png\nB,b.png\nC,c.png\nD,damaged.png\nE,e.png\n',
      {
        files: [
          file('labels/A.PNG'),
          file('c.png', 30_000_000),
          file('damaged.png'),
          file('x/e.png'),
          file('y/e.png'),
        ],
      },
    );
    expect(states).toEqual(['ready', 'missing', 'faulty', 'faulty', 'faulty']);
    expect(rows.slice(1).map(({ reasons }) => reasons[0])).toEqual([
      '“b.png” is not in the archive',
      expect.stringContaining('larger'),
      expect.stringContaining('PNG, JPEG, WebP or PDF'),
      'front_artwork: several files are called “e.png”; write its folder, too',
    ]);
  });

  it('gives a label the artwork’s proportions where no height was given', async () => {
    const { sent } = await check(
      'name,front_artwork,front_width_mm,back_words\nA,a,90,One | Two\n',
      {
        files: [file('a.jpg')],
      },
    );
    expect(sent[0]?.labels.front).toMatchObject({
      kind: 'artwork',
      artworkId: ID,
      widthMm: 90,
      heightMm: 60,
    });
    expect(sent[0]?.labels.back).toMatchObject({ kind: 'designed', lines: ['One', 'Two'] });
  });

  it('leaves out what is there already, what stands twice and what the plan does not keep', async () => {
    const { states, rows } = await check('name,vintage\nA,2020\nB,NV\na,2020\nC,\nD,2019\n', {
      known: ['B'],
      room: 2,
    });
    expect(states).toEqual(['ready', 'known', 'faulty', 'ready', 'faulty']);
    expect(rows[2]?.reasons).toEqual(['The same wine stands in line 2']);
    expect(rows[4]?.reasons[0]).toContain('plan');
  });

  it('ends where the server has had enough, so that it can be gone on with', async () => {
    const refused = checkImport(
      {
        keep: async () => {
          throw new AppError('RATE_LIMITED');
        },
        dryRun: async () => ({ wines: [], room: 1 }),
        onProgress: () => {},
      },
      { sheet: readSheet('name,front_artwork\nA,a.png\n'), files: [file('a.png')] },
    );
    await expect(refused).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
