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
  const head = sheet.figure ? [title, kicker] : [kicker, title];
  const lines = head.filter(({ text }) => text !== '');
  for (const text of detailsOf(sheet, spec))
    lines.push({ text, face: 'josefinBold', share: 0.5, ink: inks.ink });
  return lines;
}
