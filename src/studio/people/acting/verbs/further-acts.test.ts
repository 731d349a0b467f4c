import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { noteTraits } from '#studio/compose/traits/note-traits.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { Pose } from '#studio/people/acting/stance.ts';

function cast(prompt: string) {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 1 } as const;
  const { stage, shot } = composeShot({ ...brief, detail: 'preview' });
  return {
    hands: spec.figures.filter(({ part }) => part === 'hands').length,
    poses: stage.people.map(({ shape }) => shape.pose),
    held: stage.people.map(({ shape }) =>
      shape.holds.map((held) => (typeof held === 'object' ? (held?.thing ?? null) : held)),
    ),
    beasts: stage.beasts.map(({ beast }) => beast.states ?? []),
    stands: stage.stands.map(({ stand }) => stand),
    traits: noteTraits(stage, shot),
  };
}

describe('what people do with their whole body, at work and with animals', () => {
  it.each<[string, Pose[], string]>([
    ['a man running in the vineyard', ['running'], 'running'],
    ['ein Mann rennt durch den Weinberg', ['running'], 'running'],
    ['a woman jumping in the vineyard', ['jumping'], 'jumping'],
    ['a woman waving from the terrace', ['waving'], 'waving'],
    ['a man smoking a cigar with a glass of port', ['smoking'], 'smoking'],
    ['un homme qui fume un cigare', ['smoking'], 'smoking'],
    ['a singer with a microphone', ['singing'], 'singing'],
    ['a bartender shaking a cocktail behind the bar', ['shaking'], 'shaking'],
    ['una donna che impasta in cucina', ['working'], 'kneading'],
    ['a chef seasoning a steak', ['dressing'], 'seasoning'],
    ['a worker corking bottles', ['opening'], 'corking'],
    ['a worker labelling bottles', ['cleaning'], 'labelling'],
    ['a woman petting a dog', ['petting'], 'petting'],
    ['una mujer acaricia un caballo', ['stroking'], 'petting'],
    ['eine Frau streichelt ihren Hund', ['petting'], 'petting'],
    ['a man pushing a wheelbarrow full of grapes', ['pushing'], 'pushing'],
    ['a worker pushing a cart with boxes of wine', ['pushing'], 'pushing'],
    ['a man painting the vineyard', ['painting'], 'painting'],
    ['a man proposing to a woman', ['proposing', 'standing'], 'proposing'],
    ['a woman working on a laptop', ['typing'], 'typing'],
    ['a man dozing in an armchair', ['dozing'], 'sleeping'],
    ['a man sleeping under a tree', ['reclining'], 'sleeping'],
    ['a man lying on a blanket', ['reclining'], 'lying'],
    ['a waiter taking an order', ['writing'], 'writing'],
  ])('%s', (prompt, poses, act) => {
    const { poses: seen, traits } = cast(prompt);
    expect(seen).toEqual(poses);
    expect(traits).toContain(`action:${act}`);
  });

  it('claims nothing that cannot be done with what is there', () => {
    expect(cast('a man pushing').traits).not.toContain('action:pushing');
    expect(cast('a woman petting').traits).not.toContain('action:petting');
    expect(cast('a man sleeping in a kitchen').traits).not.toContain('action:sleeping');
    // A dinner jacket, as half of Europe calls it.
    expect(cast('ein Mann im Smoking').traits).not.toContain('action:smoking');
  });

  it('plays an instrument only where there is one', () => {
    expect(cast('children playing with a dog').poses).toEqual(['running', 'running', 'petting']);
    expect(cast('children playing in the vineyard').held.flat()).not.toContain('guitar');
    expect(cast('a man playing the guitar').held).toEqual([['guitar']]);
  });

  it('drinks what was asked for, and eats at a table', () => {
    expect(cast('a man drinking whisky').held).toEqual([['tumbler']]);
    const eater = cast('a man eating spaghetti');
    expect(eater.stands).toEqual(['table']);
    expect(eater.traits).toContain('action:eating');
  });

  it('lets one of several take the picture', () => {
    const { held } = cast('three friends taking a selfie');
    expect(held.filter((holds) => holds.includes('phone'))).toHaveLength(1);
  });

  it('carries what a waiter carries on a tray', () => {
    expect(cast('a waitress carrying three glasses of rosé').held).toEqual([['tray_3']]);
  });
});

describe('who is known by what they hold, and what they hold in their arms', () => {
  it.each<[string, Pose, string]>([
    ['a photographer in the vineyard', 'photographing', 'trade:photographer'],
    ['un photographe dans les vignes', 'photographing', 'trade:photographer'],
    ['a shepherd with his sheep', 'holding', 'trade:shepherd'],
    ['a painter in the vineyard', 'painting', 'action:painting'],
    ['a girl holding a kitten', 'cradling', 'in:arms'],
    ['ein Mann trägt einen kleinen Hund', 'cradling', 'in:arms'],
    ['a mother holding a baby', 'cradling', 'person:child'],
    ['a woman picking apples', 'reaching', 'action:picking'],
    ['a girl riding a horse', 'astride', 'riding'],
    ['hands wrapping a bottle', 'working', 'action:wrapping'],
    ['hand writing a letter', 'writing', 'action:writing'],
  ])('%s', (prompt, pose, trait) => {
    const { poses, traits } = cast(prompt);
    expect(poses).toEqual([pose]);
    expect(traits).toContain(trait);
  });

  it('counts a couple of winemakers once', () => {
    expect(cast('a winemaker couple in front of their vineyard').poses).toHaveLength(2);
  });

  it('rides horse and donkey, but no ox, and counts no cowboy for his hat', () => {
    expect(cast('a man riding a donkey').traits).toContain('riding');
    expect(cast('a man riding an ox').traits).not.toContain('riding');
    expect(cast('a man in a cowboy hat with a glass of Malbec').poses).toHaveLength(1);
  });

  it('shows whoever has the hands that are spoken of', () => {
    expect(cast('an old farmer with wrinkled hands holding grapes').poses).toEqual(['holding']);
  });
});

describe('meals and shared bottles', () => {
  it.each(['a couple having a romantic dinner', 'grape pickers eating lunch in the vineyard'])(
    'seats %s at a table',
    (prompt) => {
      expect(cast(prompt).stands).toEqual(['table']);
    },
  );

  it('gives everybody a glass who shares a bottle', () => {
    const { held } = cast('four friends sharing a bottle of rosé on the beach');
    expect(held.every((holds) => holds.includes('glass'))).toBe(true);
  });
});

describe('what is asked of each of several', () => {
  it('toasts with what was asked for', () => {
    const { held } = cast('due amiche che brindano con spritz in piazza');
    expect(held).toEqual([['cocktail'], ['cocktail']]);
  });

  it('plays the guitar on a blanket', () => {
    expect(cast('friends having a picnic with wine and a guitar').held[0]).toEqual(['guitar']);
  });

  it('looks at grapes where they hang', () => {
    expect(cast('eine Winzerin prüft die Trauben am Rebstock').poses).toEqual(['picking']);
  });

  it('hides no children behind a vine, and says that they do not pick', () => {
    const { poses, traits } = cast('children picking grapes with their grandmother');
    expect(poses).not.toContain('picking');
    expect(traits).not.toContain('action:picking');
  });

  it('reads a French verb as what somebody does', () => {
    const { words } = understand('un sommelier débouche une bouteille', { style: 'cinematic' });
    expect(words[1]?.proofs).toContain('trait:action:opening');
  });
});

describe('acts that nobody is named for', () => {
  it.each(['swirling a glass of red wine', 'uncorking a bottle of champagne'])('%s', (prompt) => {
    expect(cast(prompt).hands).toBe(1);
  });

  it('shows nobody at the opening of a shop', () => {
    expect(cast('opening of our new wine shop').hands).toBe(0);
  });
});

describe('how animals move', () => {
  it.each([
    ['a dog running through the vines', 'running'],
    ['a dog jumping in the vineyard', 'jumping'],
    ['a horse galloping through the vineyard', 'running'],
    ['ein Pferd galoppiert durch den Weinberg', 'running'],
  ])('%s', (prompt, state) => {
    const { beasts, traits } = cast(prompt);
    expect(beasts.flat()).toContain(state);
    expect(traits).toContain(`action:${state}`);
  });

  it('runs towards the camera, which is not in the picture', () => {
    const { things } = understand('a dog running towards the camera', { style: 'cinematic' });
    expect(things.map(({ thing }) => thing)).toEqual(['dog']);
  });

  it('sleeps itself, and leaves its owner awake', () => {
    const { beasts, poses, traits } = cast('a dog sleeping beside a man in an armchair');
    expect(beasts.flat()).toContain('sleeping');
    expect(poses).not.toContain('dozing');
    expect(traits).toContain('action:sleeping');
  });
});
