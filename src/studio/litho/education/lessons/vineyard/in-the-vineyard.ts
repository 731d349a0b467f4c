import type { Lesson } from '#studio/litho/education/lessons/lesson.ts';

/** What happens to vines: climate, pests, terroir, ways of growing. */
export const VINEYARD_LESSONS = {
  climate: {
    title: 'Climate and Wine | Climat et vin | Clima e vino | Clima y vino | Klima und Wein',
    phrases: `climate* | cool climate | warm climate | hot climate | climat* | clima | climi | klima* | weinklima`,
    points: [
      {
        icon: 'snowflake',
        name: 'Cool | Frais | Fresco | Fresco | Kühl',
        note: 'below 16.5 °C in the growing season; high acidity, less alcohol, green and citrus fruit | moins de 16,5 °C ; acidité haute, peu d’alcool, agrumes | sotto 16,5 °C; acidità alta, poco alcol, agrumi | menos de 16,5 °C; acidez alta, poco alcohol, cítricos | unter 16,5 °C; viel Säure, wenig Alkohol, Zitrus',
      },
      {
        icon: 'cloud',
        name: 'Moderate | Tempéré | Temperato | Templado | Gemäßigt',
        note: '16.5–18.5 °C; balanced, stone and red fruit | 16,5–18,5 °C ; équilibre, fruits à noyau et rouges | 16,5–18,5 °C; equilibrio, frutta a nocciolo e rossa | 16,5–18,5 °C; equilibrio, fruta de hueso y roja | 16,5–18,5 °C; Balance, Steinobst, rote Frucht',
      },
      {
        icon: 'sun',
        name: 'Warm | Chaud | Caldo | Cálido | Warm',
        note: 'above 18.5 °C; riper and fuller, low acidity, black and tropical fruit | plus de 18,5 °C ; mûr, ample, peu d’acidité, fruits noirs | oltre 18,5 °C; maturo, pieno, poca acidità, frutta nera | más de 18,5 °C; maduro, amplio, poca acidez, fruta negra | über 18,5 °C; reif, voll, wenig Säure, schwarze Frucht',
      },
    ],
  },
  phylloxera: {
    title: 'Phylloxera | Le phylloxéra | La fillossera | La filoxera | Die Reblaus',
    phrases: `phylloxera* | fillossera | filoxera | reblaus*`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'microscope',
        name: 'The louse | Le puceron | L’insetto | El insecto | Die Laus',
        note: 'Daktulosphaira vitifoliae, from North America | Daktulosphaira vitifoliae, d’Amérique du Nord | Daktulosphaira vitifoliae, dal Nord America | Daktulosphaira vitifoliae, de Norteamérica | Daktulosphaira vitifoliae, aus Nordamerika',
      },
      {
        icon: 'ship',
        name: 'Comes to Europe | Arrive en Europe | Arriva in Europa | Llega a Europa | Kommt nach Europa',
        note: 'seen in France in 1863 | vu en France en 1863 | in Francia nel 1863 | en Francia en 1863 | 1863 in Frankreich',
      },
      {
        icon: 'vine_leaf',
        name: 'Roots die | Les racines meurent | Le radici muoiono | Mueren las raíces | Wurzeln sterben',
        note: 'it feeds on roots, rot follows; the vine withers | il pique les racines, elles pourrissent | punge le radici, che marciscono | pica las raíces, que se pudren | saugt an Wurzeln, Fäulnis folgt',
        colour: '#b58a3a',
      },
      {
        icon: 'seedling',
        name: 'Grafting | Le greffage | L’innesto | El injerto | Das Pfropfen',
        note: 'European vine on American rootstock | vigne européenne sur pied américain | vite europea su radice americana | vid europea sobre pie americano | europäische Rebe auf US-Unterlage',
      },
      {
        icon: 'grapes',
        name: 'Today | Aujourd’hui | Oggi | Hoy | Heute',
        note: 'most vines are grafted; sand and islands are free | presque toutes greffées ; sables et îles exceptés | quasi tutte innestate; sabbie e isole escluse | casi todas injertadas; arena e islas libres | fast alle veredelt; Sand und Inseln frei',
      },
    ],
  },
  terroir: {
    title: 'Terroir | Le terroir | Il terroir | El terruño | Terroir',
    phrases: `terroir | what is terroir | terroir explained | terruno`,
    isNarrow: true,
    points: [
      {
        icon: 'sun',
        name: 'Climate | Climat | Clima | Clima | Klima',
        note: 'warmth, light, rain of the place | chaleur, lumière, pluie du lieu | calore, luce, pioggia del luogo | calor, luz y lluvia del lugar | Wärme, Licht, Regen des Ortes',
      },
      {
        icon: 'mountain',
        name: 'Topography | Relief | Rilievo | Relieve | Lage',
        note: 'height, slope, exposure | altitude, pente, exposition | altitudine, pendenza, esposizione | altitud, pendiente, orientación | Höhe, Hang, Ausrichtung',
      },
      {
        icon: 'seedling',
        name: 'Soil | Sol | Suolo | Suelo | Boden',
        note: 'how it holds water and warmth | comment il retient eau et chaleur | come trattiene acqua e calore | cómo guarda agua y calor | wie er Wasser und Wärme hält',
      },
      {
        icon: 'grapes',
        name: 'Vine | Cépage | Vitigno | Variedad | Rebe',
        note: 'a grape that fits the place | un cépage adapté au lieu | un vitigno adatto | una uva adecuada | eine Sorte, die passt',
      },
      {
        icon: 'winemaker',
        name: 'People | Les hommes | L’uomo | Las personas | Mensch',
        note: 'custom and choice | usages et choix | usi e scelte | costumbre y elección | Brauch und Wahl',
      },
    ],
  },
  farming: {
    title:
      'Ways of Growing | Modes de culture | Modi di coltivare | Formas de cultivo | Anbauweisen',
    phrases: `organic* biodynamic* | makes wine organic | wine organic | what organic | vin bio | vino biologico | vino ecologico | biowein | organic farming | organic viticulture | biodynamic* | organic wine | natural wine* | bio wein
      | bio biodynami* | viticulture biologique | biodynami* | agricoltura biologica | biodinamic* | viticultura ecologica | okologischer weinbau`,
    points: [
      {
        icon: 'tractor',
        name: 'Conventional | Conventionnel | Convenzionale | Convencional | Konventionell',
        note: 'synthetic sprays within the law | produits de synthèse, dans la loi | prodotti di sintesi, secondo legge | productos de síntesis, según la ley | synthetische Mittel im Rahmen des Gesetzes',
      },
      {
        icon: 'ladybird',
        name: 'Organic | Biologique | Biologico | Ecológico | Ökologisch',
        note: 'no synthetic pesticides or fertilisers; certified | sans pesticides ni engrais de synthèse ; certifié | senza pesticidi e concimi di sintesi; certificato | sin pesticidas ni abonos de síntesis; certificado | ohne synthetische Mittel und Dünger; zertifiziert',
      },
      {
        icon: 'moon',
        name: 'Biodynamic | Biodynamique | Biodinamico | Biodinámico | Biodynamisch',
        note: 'organic, with preparations and the moon’s calendar | bio, avec préparations et calendrier lunaire | biologico, con preparati e calendario lunare | ecológico, con preparados y calendario lunar | öko, mit Präparaten und Mondkalender',
      },
      {
        icon: 'grapes',
        name: 'Natural | Nature | Naturale | Natural | Naturwein',
        note: 'wild yeast, little or nothing added | levures indigènes, peu ou pas d’ajouts | lieviti indigeni, pochi additivi | levadura propia, casi sin añadidos | wilde Hefe, wenig oder keine Zusätze',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;
