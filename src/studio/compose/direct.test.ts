import { describe, expect, it } from 'vitest';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { direct } from './direct.ts';
import type { Direction } from './direction.ts';

function directed(prompt: string, style: StyleId = 'cinematic', seed = 1): Direction {
  const spec = understand(prompt, { style, size: 'square' });
  return direct({ spec, styleId: style, width: 1024, height: 1024, seed, detail: 'full' });
}

describe('the art director', () => {
  it.each([
    ['wine tasting event setup', 'tasting_row'],
    ['vineyard harvest season', 'harvest_crate'],
    ['sommelier wine service', 'people'],
    ['sommelier pouring white wine, close-up', 'people'],
    ['wine cellar collection', 'cellar'],
    ['grape cluster close-up', 'grape_macro'],
    ['cellar barrel aging', 'cellar'],
    ['professional wine pour', 'pour'],
    ['vineyard sunset', 'wide_landscape'],
    ['champagne toast', 'toast'],
    ['overhead flat lay of a bottle of wine', 'overhead'],
    ['top view of a glass of rosé on slate', 'asked'],
    ['old tractor at the end of a vineyard row', 'asked'],
    ['hands holding a bunch of grapes', 'toast'],
    ['hands sharing cheese, ham, figs and walnuts', 'asked'],
    ['a bunch of red grapes hanging on the vine', 'grape_macro'],
    ['a house surrounded by lavender and vines', 'view'],
    ['a bicycle and grapes', 'asked'],
    ['tractor with trailer in the vineyard at harvest', 'wide_landscape'],
    ['a horse ploughing between old vines', 'view'],
    ['a lantern in an old wine cellar', 'asked'],
    ['an old wine cellar with lanterns', 'cellar'],
  ] as const)('reads %s as %s', (prompt, archetype) => {
    expect(directed(prompt).archetype).toBe(archetype);
  });

  it.each([
    ['stainless steel tanks in a winery', 'hall'],
    ['wine shop shelves full of bottles', 'hall'],
    ['wine shop with a ladder', 'place'],
    ['wine shop at Christmas', 'place'],
    ['wine bar ambiance', 'bar'],
    ['wine festival atmosphere', 'festival'],
    ['a glass of wine in a restaurant', 'restaurant'],
    ['birthday table with a cake and balloons', 'restaurant'],
    ["New Year's Eve party table with flutes and confetti", 'restaurant'],
    ['a counter with a row of cocktails', 'bar'],
    ['rosé by the sea', 'landscape'],
    ['a bottle in the studio', 'sweep'],
    ['professional wine pour', 'sommelier'],
  ] as const)('takes %s to the %s decor', (prompt, decor) => {
    expect(directed(prompt).decor).toBe(decor);
  });

  it.each([
    'a glass of wine on a barrel, a medieval tower behind',
    'un calice sul bordo della botte, torre sullo sfondo',
  ])('puts the barrel of %s into the open', (prompt) => {
    expect(directed(prompt).decor).toBe('landscape');
  });

  it('lays nothing beside what is wanted alone', () => {
    expect(directed('one glass of red wine', 'gastro').food).toEqual([]);
    expect(directed('a single bottle of Barolo', 'classical_heritage').food).toEqual([]);
    expect(directed('a glass of red wine', 'gastro').food).toEqual([]);
    expect(directed('two bottles of Chablis', 'gastro').food).toEqual([]);
    expect(directed('still life with a bottle', 'classical_heritage').food).not.toEqual([]);
  });

  it('lays velvet in deep red unless another colour was said', () => {
    const [red, green] = directed('a candle on velvet').surfaceTone!;
    expect(red).toBeGreaterThan(green * 3);
    const [r, , b] = directed('a candle on blue velvet').surfaceTone ?? [0, 0, 0];
    expect(b).toBeGreaterThanOrEqual(r);
  });

  it('knows the blue hour', () => {
    expect(directed('a vineyard in the blue hour').sky).toBe('blue');
    expect(directed('a château under a dramatic sky').sky).toBe('storm');
    expect(directed('vineyard with dramatic clouds at sunset').sky).toBe('ember');
    expect(directed('snowy vineyard in winter, morning fog').sky).toBe('misty');
    expect(directed('rain over the vineyard, dark clouds').sky).toBe('storm');
    expect(directed('vignes à l’heure bleue').sky).toBe('blue');
  });

  it('shows the land that is named after its region, and its hills', () => {
    const { archetype, view } = directed('Tuscan hills with cypress trees in spring', 'pastel');
    expect(['view', 'wide_landscape']).toContain(archetype);
    expect(view.change?.hillAmplitude).toBeGreaterThan(
      directed('cypress road in Tuscany').view.change!.hillAmplitude!,
    );
  });

  it('fills a painted ground with the colour that was said, the table too', () => {
    const { surfaceTone } = directed('bouteille et fleurs sur fond bleu clair', 'pastel');
    const [red, , blue] = surfaceTone!;
    expect(blue).toBeGreaterThan(red);
  });

  it('goes as near as a macro asks for', () => {
    const prompt = 'macro shot of bubbles in a glass of champagne';
    expect(directed(prompt).archetype).toBe('close_up');
  });

  it('lets a named river run away from the table, where nothing hides it', () => {
    const period = (prompt: string) => directed(prompt).view.change?.valley?.period;
    expect(period('picnic by the Douro river')).toBeGreaterThan(period('the Douro river')!);
  });

  it('grows lavender in rows, with vines beside it where both are named', () => {
    const { terrain, view } = directed('une maison entourée de lavande et de vignes');
    expect(terrain).toBe('lavender_plateau');
    expect(view.change?.hasVines).toBe(true);
    const provence = directed('Provence vineyard with lavender', 'pastel');
    expect([provence.terrain, provence.archetype]).toEqual(['lavender_plateau', 'view']);
    expect(provence.view.change?.hasVines).toBe(true);
    expect(directed('vineyard in Provence').view.change?.hasVines).toBe(true);
    expect(directed('a bunch of lavender and a bottle').terrain).not.toBe('lavender_plateau');
  });

  it.each(['two glasses on a jetty', 'Riesling auf einem Holzsteg', 'due calici su un pontile'])(
    'goes to the water for %s',
    (prompt) => {
      expect(directed(prompt).place).toBe('lake');
    },
  );

  it.each([
    'couple having a candlelit dinner by the window, toasting with red wine',
    'un couple dîne aux chandelles près de la fenêtre',
    'una coppia a cena a lume di candela alla finestra',
    'una pareja cena a la luz de las velas junto a la ventana',
    'ein Paar beim Abendessen bei Kerzenschein am Fenster',
  ])('has the evening behind the panes of whoever dines by candles: %s', (prompt) => {
    for (const seed of [1, 2, 16])
      expect(['blue', 'night']).toContain(directed(prompt, 'gastro', seed).sky);
  });

  it('leaves people out when the prompt refuses them', () => {
    expect(directed('wine festival atmosphere, no people').hasPeople).toBe(false);
    // A full room stays full behind whoever serves in it.
    expect(directed('a waitress with a tray in a busy restaurant').hasPeople).toBe(true);
    expect(directed('a waitress with a tray in a restaurant').hasPeople).toBe(false);
    expect(directed('professional wine pour, no people').decor).not.toBe('sommelier');
  });

  it('lights the same glass differently in every style', () => {
    const lights = (['cinematic', 'gastro', 'classical_heritage', 'pastel'] as const).map(
      (style) => directed('a glass of red wine', style).light,
    );
    expect(new Set(lights).size).toBe(4);
  });

  it('lays a table of gastronomy on which nothing is named, but not with what was refused', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { food } = directed('food and wine pairing without cheese', 'gastro', seed);
      expect(food.length).toBeGreaterThan(0);
      expect(food).not.toContain('cheese');
    }
  });

  it.each([
    ['wedding ceremony chairs and a flower arch in front of the château', 'wedding'],
    ['bride and groom under a flower arch at our winery', 'wedding'],
    ['a glass of rosé by the pool', 'pool'],
    ['a bride in the vineyard', undefined],
    ['vineyard at sunset', undefined],
  ])('sets up the lawn for: %s', (prompt, yard) => {
    expect(directed(prompt).view.yard).toBe(yard);
  });

  it.each([
    'village lane in Franconia with half-timbered houses',
    'a hotel pool in the Douro valley',
  ])('sets it up on level ground: %s', (prompt) => {
    const { view } = directed(prompt);
    expect(view.yard).toBeDefined();
    expect(view.change?.valley).toBeUndefined();
    expect(view.eye).toBeUndefined();
  });

  it('hangs a rainbow before the storm clouds that were named', () => {
    expect(directed('a rainbow over the vineyard').sky).toBe('day');
    expect(directed('storm clouds over the vineyard with a rainbow on the right').sky).toBe(
      'storm',
    );
  });

  it('keeps the sunset that was asked for', () => {
    for (const seed of [1, 2, 3, 4]) {
      expect(['sunset', 'ember']).toContain(directed('vineyard sunset', 'cinematic', seed).sky);
    }
  });

  it.each([
    ['hands holding a glass at sunset', ['sunset', 'ember']],
    ['a glass of red in the rain', ['overcast']],
    ['a glass of red at night', ['night']],
    ['a bottle of white in the snow', ['overcast']],
    ['romantic dinner at sunset', ['sunset', 'ember']],
    ['champagne toast at dusk', ['dusk']],
  ])('takes %s into the open, under its sky', (prompt, skies) => {
    for (const seed of [1, 2, 3]) {
      const { decor, sky } = directed(prompt, 'cinematic', seed);
      expect(decor).toBe('landscape');
      expect(skies).toContain(sky);
    }
  });

  it.each(['on a rooftop in the city', 'by the pool', 'at a garden party'])(
    'lights what lies under the sunset %s by evening, and the same at noon by day',
    (place) => {
      expect(directed(`a glass of white ${place} at noon`).room).toBe('daylight');
      expect(directed(`a glass of white ${place} at sunset`).room).not.toBe('daylight');
    },
  );

  it('tells two barrels from a hall of barrels, and the hall from its estate', () => {
    expect(directed('two barrels').archetype).toBe('asked');
    expect(directed('barrel hall of a large estate').decor).toBe('cellar');
    expect(directed('harvest workers carrying crates').decor).toBe('landscape');
  });
});

describe('the ground at one’s feet', () => {
  it.each([
    ['a fox in the vineyard in deep snow', 'snow'],
    ['a fox in the vineyard in summer', 'grass'],
  ])('“%s”: %s', (prompt, surface) => {
    expect(directed(prompt).surface).toBe(surface);
  });
});

describe('leaves on their shoot', () => {
  it.each(['morning dew on vine leaves, macro', 'close-up of a green vine leaf in the sun'])(
    'are seen on the vine: %s',
    (prompt) => {
      const { archetype, decor } = directed(prompt);
      expect([archetype, decor]).toEqual(['grape_macro', 'landscape']);
    },
  );

  it('lie where something is put under them', () => {
    expect(directed('close-up of vine leaves on slate').archetype).toBe('asked');
  });
});

describe('what things stand on', () => {
  it.each([
    ['crates full of grapes in the vineyard', 'grass'],
    ['a basket of grapes in the vineyard in autumn', 'leaves'],
    ['three bottles of rosé in a swimming pool', 'water'],
    ['a bottle and two corks from above on a pink background', 'paper'],
  ])('goes without saying: %s', (prompt, surface) => {
    expect(directed(prompt).surface).toBe(surface);
  });

  it('is a table where wine is served among the crates', () => {
    expect(directed('a crate of grapes and a glass of wine in the vineyard').surface).not.toBe(
      'grass',
    );
  });
});

describe('what the words of a place decide', () => {
  it('builds a cellar of bricks whatever the seed, where bricks were named', () => {
    const variants = [1, 2, 3, 4].map(
      (seed) => directed('brick cellar with barrels', 'cinematic', seed).variant,
    );
    expect(new Set(variants).size).toBe(1);
  });

  it('shows one glass on a tasting terrace, and no row of them', () => {
    const prompt = 'view from the tasting terrace over the vineyards, a glass of white wine';
    expect(directed(prompt).archetype).not.toBe('tasting_row');
  });
});
