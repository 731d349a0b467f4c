import { describe, expect, it } from 'vitest';
import { WINE_IMPORT } from '#shared/rules/pictures/wines.ts';
import { templateSheet } from './columns.ts';
import { readRow } from './read-row.ts';
import { openSheet, readSheet } from './read-sheet.ts';

describe('a table', () => {
  it('is its own template: every row of it is understood', async () => {
    const { rows, unknown } = await openSheet(templateSheet());
    expect(unknown).toEqual([]);
    expect(rows.map((row) => readRow(row).faults)).toEqual([[], []]);
    expect(readRow(rows[1]!).draft).toMatchObject({
      vintage: null,
      colour: 'sparkling_rose',
      closure: 'muselet',
      labels: { front: { template: 'minimal', lines: ['Brise', 'Brut rosé'] } },
    });
  });

  it('may be written with semicolons, in capitals, with quotes and line breaks in cells', () => {
    const { rows, unknown } = readSheet(
      'Name;Front Width (mm);Remark\r\n"Clos; ""Le Grand""";"88,5";"two\nlines"\r\n',
    );
    expect(rows[0]?.cells).toMatchObject({ name: 'Clos; "Le Grand"', front_width_mm: '88,5' });
    expect(readRow(rows[0]!).draft.labels.front.widthMm).toBe(88.5);
    expect(unknown).toEqual(['Remark']);
  });

  it('may call its columns as other tables do, unless our own name stands beside it', () => {
    const foreign = readSheet('Wine,Winery,Year,Region,Color\nClos,Aubin,2021,Burgundy,Red\n');
    expect(foreign.unknown).toEqual([]);
    expect(readRow(foreign.rows[0]!).draft).toMatchObject({
      name: 'Clos',
      producer: 'Aubin',
      vintage: 2021,
      appellation: 'Burgundy',
      colour: 'red',
    });
    const both = readSheet('name,appellation,region\nClos,Chablis,Burgundy\n');
    expect(readRow(both.rows[0]!).draft.appellation).toBe('Chablis');
    expect(both.unknown).toEqual(['region']);
  });

  it('has its faults said in the order of its columns', () => {
    const { rows } = readSheet('name,vintage,colour,bottle\nClos,soon,blue,jar\n');
    const columns = readRow(rows[0]!).faults.map((fault) => fault.split(':')[0]);
    expect(columns).toEqual(['vintage', 'colour', 'bottle']);
  });

  it('need not say of a champagne bottle how it is closed', () => {
    const { rows } = readSheet('name,bottle\nBrut,Champagne\n');
    expect(readRow(rows[0]!).draft).toMatchObject({ colour: 'sparkling', closure: 'muselet' });
  });

  it('may come from an old spreadsheet that does not write UTF-8', async () => {
    const latin = new Blob([Uint8Array.from('name\nRosé\n', (letter) => letter.charCodeAt(0))]);
    expect((await openSheet(latin)).rows[0]?.cells['name']).toBe('Rosé');
  });

  it('needs the names of its columns, at least one wine and no more than an import takes', () => {
    expect(() => readSheet('Clos,2021\n')).toThrow('name the columns');
    expect(() => readSheet('name\n\n')).toThrow('no wine');
    expect(() => readSheet(`name\n${'A\n'.repeat(WINE_IMPORT.rows + 1)}`)).toThrow('divide');
  });
});
