import type { GenerationView } from '#shared/contract/generations.ts';
import { ERRORS } from '#shared/errors.ts';
import { STYLE_PRESETS } from '#shared/rules/pictures/generation.ts';
import { notifyFailure, notifySuccess } from '#web/lib/notices/notify.ts';
import type { Board } from './board.ts';

/** One toast for each request and outcome: four variations do not fill the screen with words. */
export function announceEnd(generation: GenerationView, { known }: Board): void {
  const { state, requestKey, image, errorCode } = generation;
  const count = [...known.values()].filter(
    ({ generation: it }) => it.requestKey === requestKey && it.state === state,
  ).length;
  const id = `${requestKey} ${state}`;
  if (state === 'cancelled')
    notifySuccess({ id, title: 'Cancelled', message: 'You were not charged.' });
  else if (state !== 'succeeded')
    notifyFailure({ id, ...ERRORS[errorCode ?? 'GENERATION_FAILED'] });
  // Delivered and thrown away meanwhile, in another window.
  else if (image) notifySuccess({ id, ...deliveryWords(generation, count) });
}

function deliveryWords({ styleId }: GenerationView, count: number) {
  const style = STYLE_PRESETS.find(({ id }) => id === styleId)?.name ?? '';
  const title = count > 1 ? `${count} images generated!` : 'Image generated!';
  return { title, message: `Style: ${style}` };
}
