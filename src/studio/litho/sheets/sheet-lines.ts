import type { SceneSpec } from '#studio/scene-spec.ts';
import type { SheetWish } from '#studio/scene/sheets.ts';
import type { StackLine } from './set-stack.ts';
import type { SheetInks } from './sheet-inks.ts';

/** What a label tells of its wine, then the lines below any title. */
export function detailsOf(
  sheet: SheetWish,
  { varietal, region, vintage }: Pick<SceneSpec, 'varietal' | 'region' | 'vintage'>,
): string[] {
  const told = [varietal?.name, region?.name, vintage ? String(vintage) : undefined];
  // 'Casa Roja Reserva 2019' says its year already.
  const facts = told.filter(
    (fact): fact is string => fact !== undefined && !sheet.title.includes(fact),
  );
  return [...(sheet.kind === 'label' ? facts : []), ...sheet.details];
}

/** All that is read on a sheet, from top to bottom. */
export function linesOf(sheet: SheetWish, spec: SceneSpec, inks: SheetInks): StackLine[] {
  const kicker: StackLine = {
    text: sheet.kicker,
    face: 'josefinBold',
    share: 0.5,
    ink: inks.accent,
  };
  const title: StackLine = {
    text: sheet.title,
    face: 'playfairBlack',
    share: 1,
    ink: inks.ink,
    hasRule: !sheet.figure,
  };
  // What a discount is on follows its name; all else introduces the title.
  const head = sheet.figure || sheet.kind === 'sale' ? [title, kicker] : [kicker, title];
  const lines = head.filter(({ text }) => text !== '');
  const details = detailsOf(sheet, spec);
  const rows = details.map((text) => rowOf(text));
  const areRows = rows.filter((row) => row !== null).length > 1;
  details.forEach((text, i) => {
    const row = areRows ? rows[i] : null;
    const isEntry = details.length > 2;
    lines.push({ text, face: 'josefinBold', share: 0.5, ink: inks.ink, isEntry, ...row });
  });
  return lines;
}

/** 'Zweigelt €9.20', 'Mon–Fri 10–19', 'Sun closed': a name, and its price or its hours. */
function rowOf(detail: string): { text: string; value: string } | null {
  const [, text = '', value = ''] = ROW.exec(detail) ?? HOURS.exec(detail) ?? [];
  return text && value ? { text: text.replace(/[\s:–-]+$/u, ''), value } : null;
}
const ROW =
  /^(.*\p{L}.*?)[\s:–-]+((?:[€$£]|CHF)\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?(?:[€$£]|euros?|EUR|CHF)|\d+[.,]\d{2})$/iu;
const HOURS =
  /^(\p{L}[\p{L}.]*(?:\s?[-–&/]\s?\p{L}[\p{L}.]*)?):?\s+(\d{1,2}(?:[:.h]\d{2})?h?(?:\s?(?:am|pm|uhr))?\s?[-–]\s?\d{1,2}(?:[:.h]\d{2})?h?(?:\s?(?:am|pm|uhr))?|closed|geschlossen|ruhetag|fermé|chiuso|cerrado)$/iu;
