import { describe, expect, it } from 'vitest';
import { wareFor } from '#studio/people/held/wares.ts';
import { sober } from './sober.ts';

describe('what a child has in hand', () => {
  it.each(['glass', 'bottle', 'raised_bottle', 'wrapped_bottle', 'decanter', 'tray_3'] as const)(
    'is never wine: %s',
    (held) => {
      expect(sober({ pose: 'holding', holds: [held] })).toEqual({
        pose: 'standing',
        holds: [null],
      });
    },
  );

  it('is no cocktail and no beer either', () => {
    for (const thing of ['cocktail', 'beer', 'mulled_wine'] as const)
      expect(sober({ pose: 'toasting', holds: [wareFor({ thing, colour: null })] }).holds).toEqual([
        null,
      ]);
  });

  it('may be a basket of grapes', () => {
    expect(sober({ pose: 'holding', holds: ['basket'] })).toEqual({
      pose: 'holding',
      holds: ['basket'],
    });
  });
});
