import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { noteTraits } from '#studio/compose/traits/note-traits.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { CALLINGS, callingIn } from '#studio/lexicon/words/people/callings.ts';
import type { CallingId } from '#studio/lexicon/words/people/callings.ts';
import { readPrompt } from '#studio/reading/read-prompt.ts';

const IDS = Object.keys(CALLINGS) as CallingId[];

function stageOf(prompt: string) {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 1 } as const;
  const { stage, shot } = composeShot({ ...brief, detail: 'preview' });
  return { people: stage.people, traits: noteTraits(stage, shot) };
}
const announced = (prompt: string): string[] =>
  readPrompt(prompt, 'cinematic').cannotDraw.map(({ word }) => word);

describe('who is known by dress and tool', () => {
  it.each(IDS)('%s is dressed and equipped as the row says', (id) => {
    const word = CALLINGS[id][1].split('|')[0]!.trim();
    expect(stageOf(`a ${word} with a glass of red wine`).traits).toContain(`trade:${id}`);
    expect(announced(`a ${word} with a glass of red wine`)).toEqual([]);
  });

  it.each<[string, CallingId]>([
    ['un médecin avec un verre de vin rouge', 'doctor'],
    ['un pescivendolo al mercato', 'fishmonger'],
    ['un bombero con una copa de vino', 'firefighter'],
    ['ein Ritter mit einem Glas Rotwein', 'knight'],
    ['three skiers drinking mulled wine', 'skier'],
  ])("'%s'", (prompt, id) => {
    expect(stageOf(prompt).traits).toContain(`trade:${id}`);
  });

  it('is announced where other clothes hide it', () => {
    expect(stageOf('a doctor in a red dress with a glass of wine').traits).not.toContain(
      'trade:doctor',
    );
  });

  it('dresses a Roman soldier as no soldier of today, and nobody for a valley or a share', () => {
    expect(callingIn('two roman soldiers in a tavern')).toBe('roman');
    expect(callingIn('a woman with a hunter valley semillon')).toBeNull();
    expect(callingIn('the angel s share in a cellar')).toBeNull();
  });

  it('gives whoever is known by the tool alone the tool, also while drinking', () => {
    const [skier] = stageOf('a skier drinking mulled wine').people;
    expect(skier!.shape.holds).toContainEqual(expect.objectContaining({ form: 'skis' }));
  });
});
