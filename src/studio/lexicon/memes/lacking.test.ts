import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { readMeme } from './reading/read-meme.ts';

describe('what a joke lacks', () => {
  it.each(['nobody brought a corkscrew meme', 'when you forgot the corkscrew'])(
    'is not seen in “%s”',
    (prompt) => {
      const { things, refused, emotion } = understand(prompt, { style: 'meme_style' });
      expect(things.map(({ thing }) => thing)).not.toContain('corkscrew');
      expect(refused).toContain('corkscrew');
      expect(emotion).toBe('sad');
    },
  );

  it('keeps what else is told', () => {
    expect(readMeme('meme about running out of wine, empty bottle', []).scene).toBe(
      'sad person, empty bottle',
    );
  });

  it('does not take away what was forgotten and is found', () => {
    expect(readMeme('that one friend who brings box wine', []).scene).toBeNull();
    expect(readMeme('when you find a forgotten bottle in the cellar', []).scene).toBeNull();
  });

  it('leaves what one only forgot to do', () => {
    expect(readMeme('I forgot to chill the white wine', []).scene).toBeNull();
  });

  it.each([
    ['when you open the fridge and the Riesling is gone', 'fridge'],
    ['quand le vin est fini', 'empty wine glass'],
    ['wenn der Wein alle ist und der Wein ist leer, weil der Wein ist weg', 'empty wine glass'],
  ])('misses what is told to be gone: %s', (prompt, seen) => {
    const { scene } = readMeme(prompt, []);
    expect(scene).toContain('sad person with an empty wine glass');
    expect(scene).toContain(seen);
  });
});
