import type { Lesson } from './lesson.ts';

/** What a first course explains in one word each: acidity, vintage, the three ages of aromas, the appellation. */
export const CONCEPT_LESSONS = {
  acidity: {
    title:
      'Acidity in Wine | L’acidité du vin | L’acidità del vino | La acidez del vino | Säure im Wein',
    phrases: `what does acid* | acid* taste* | acid* feel* | acidity wine explained | acidity in wine | acidity of wine | wine acidity | what is acidity | acidity explained | acids in wine | acidite vin | acidite expliquee | acidita vino | acidez vino | saure wein | weinsaure*`,
    points: [
      {
        icon: 'grapes',
        wine: 'white',
        name: 'Tartaric acid | Acide tartrique | Acido tartarico | Ácido tartárico | Weinsäure',
        note: 'the grape’s own, hardly found elsewhere | propre au raisin, rare ailleurs | tipico dell’uva, raro altrove | propio de la uva, raro en otros frutos | der Traube eigen, sonst selten',
      },
      {
        icon: 'apple',
        colour: '#8fb53c',
        name: 'Malic acid | Acide malique | Acido malico | Ácido málico | Apfelsäure',
        note: 'sharp; falls as grapes ripen | vif ; baisse à maturité | aspro; cala con la maturazione | agudo; baja al madurar | scharf; nimmt bei der Reife ab',
      },
      {
        icon: 'lemon',
        name: 'In the mouth | En bouche | In bocca | En boca | Im Mund',
        note: 'it makes the mouth water | elle fait saliver | fa salivare | hace salivar | lässt das Wasser im Mund laufen',
      },
      {
        icon: 'thermometer',
        name: 'Cool or warm | Frais ou chaud | Fresco o caldo | Fresco o cálido | Kühl oder warm',
        note: 'cool places keep more acid | les lieux frais en gardent plus | i luoghi freschi ne conservano di più | los lugares frescos conservan más | kühle Lagen bewahren mehr Säure',
      },
      {
        icon: 'fish',
        name: 'At the table | À table | A tavola | En la mesa | Bei Tisch',
        note: 'it cuts fat and loves salt | elle allège le gras, aime le sel | sgrassa, ama il sale | limpia la grasa, ama la sal | mildert Fett, liebt Salz',
      },
      {
        icon: 'hourglass',
        name: 'With time | Avec le temps | Col tempo | Con el tiempo | Mit der Zeit',
        note: 'it keeps wine fresh as it ages | elle garde le vin frais | mantiene fresco il vino | mantiene fresco el vino | hält reifenden Wein frisch',
      },
    ],
  },
  vintage: {
    title: 'What a Vintage Is | Le millésime | L’annata | La añada | Der Jahrgang',
    phrases: `vintage explained | what is vintage | what vintage | vintage mean* | vintage in wine | millesime vin | millesime explique | annata vino | anada vino | que es anada | jahrgang wein | weinjahrgang | non vintage | vintage matter* | why vintage*`,
    points: [
      {
        icon: 'calendar',
        name: 'The year | L’année | L’anno | El año | Das Jahr',
        note: 'of the harvest, not of bottling | de la vendange, non de la mise | della vendemmia, non dell’imbottigliamento | de la vendimia, no del embotellado | der Lese, nicht der Abfüllung',
      },
      {
        icon: 'label',
        name: 'On the label | Sur l’étiquette | In etichetta | En la etiqueta | Auf dem Etikett',
        note: 'in the EU at least 85 % of that year | dans l’UE, au moins 85 % de l’année | nell’UE almeno l’85 % di quell’anno | en la UE al menos el 85 % de ese año | in der EU mindestens 85 % aus dem Jahr',
      },
      {
        icon: 'sun',
        name: 'Warm years | Années chaudes | Annate calde | Años cálidos | Warme Jahre',
        note: 'riper fruit, more alcohol | fruit mûr, plus d’alcool | frutto maturo, più alcol | fruta madura, más alcohol | reifere Frucht, mehr Alkohol',
      },
      {
        icon: 'cloud',
        name: 'Cool years | Années fraîches | Annate fresche | Años frescos | Kühle Jahre',
        note: 'more acidity, leaner wine | plus d’acidité, plus élancé | più acidità, più snello | más acidez, más ligero | mehr Säure, schlanker',
      },
      {
        icon: 'snowflake',
        name: 'Frost and hail | Gel et grêle | Gelo e grandine | Helada y granizo | Frost und Hagel',
        note: 'they make a small crop | ils font une petite récolte | fanno un raccolto scarso | dejan poca cosecha | machen eine kleine Ernte',
      },
      {
        icon: 'champagne_flute',
        wine: 'sparkling',
        name: 'Without a year | Sans année | Senza annata | Sin añada | Ohne Jahrgang',
        note: 'a blend of several years, as most Champagne | un assemblage d’années, comme souvent en Champagne | più annate insieme, come spesso in Champagne | varios años juntos, como casi todo el champán | mehrere Jahre, wie der meiste Champagner',
      },
    ],
  },
  aroma_ages: {
    title:
      'Three Kinds of Aromas | Trois familles d’arômes | Tre tipi di aromi | Tres clases de aromas | Drei Arten von Aromen',
    phrases: `primary secondary* | primary aroma* | secondary aroma* | tertiary aroma* | primary and tertiary | aromes primaires | primaires secondaires | aromes tertiaires | aromi primari | primari secondari | aromi terziari | aromas primarios | primarios secundarios | aromas terciarios | primararom* | primare sekundare | tertiararom* | sekundararom*`,
    isNarrow: true,
    isNumbered: true,
    points: [
      {
        icon: 'cherry',
        name: 'Primary | Primaires | Primari | Primarios | Primär',
        note: 'from grape and fermentation: fruit, flowers, herbs | du raisin et de la fermentation : fruits, fleurs, herbes | da uva e fermentazione: frutta, fiori, erbe | de la uva y la fermentación: fruta, flores, hierbas | aus Traube und Gärung: Frucht, Blüten, Kräuter',
      },
      {
        icon: 'bread',
        name: 'Secondary | Secondaires | Secondari | Secundarios | Sekundär',
        note: 'from the cellar: bread, butter, vanilla, smoke | de la cave : pain, beurre, vanille, fumé | dalla cantina: pane, burro, vaniglia, fumo | de la bodega: pan, mantequilla, vainilla, humo | aus dem Keller: Brot, Butter, Vanille, Rauch',
      },
      {
        icon: 'mushroom',
        name: 'Tertiary | Tertiaires | Terziari | Terciarios | Tertiär',
        note: 'from age: mushroom, leather, dried fruit, nuts | de l’âge : champignon, cuir, fruits secs, noix | dall’età: funghi, cuoio, frutta secca, noci | de la edad: setas, cuero, fruta seca, nueces | aus der Reife: Pilze, Leder, Trockenfrucht, Nüsse',
      },
    ],
  },
  appellation: {
    title:
      'What an Appellation Says | Ce que dit l’appellation | Che cosa dice la denominazione | Qué dice la denominación | Was die Herkunft sagt',
    phrases: `appellation explained | what is appellation | what appellation | appellation mean* | appellation system | pdo | protected designation | denominazione origine | denominacion origen | geschutzte ursprung* | que est appellation`,
    points: [
      {
        icon: 'mountain',
        name: 'Where | Où | Dove | Dónde | Wo',
        note: 'grapes from within its borders | raisins de son aire | uve della sua zona | uvas de su zona | Trauben aus ihren Grenzen',
      },
      {
        icon: 'grapes',
        name: 'Which grapes | Quels cépages | Quali vitigni | Qué uvas | Welche Sorten',
        note: 'only those that are allowed | seuls ceux admis | solo quelli ammessi | solo las admitidas | nur die zugelassenen',
      },
      {
        icon: 'crate',
        name: 'How much | Combien | Quanto | Cuánto | Wie viel',
        note: 'the yield has a limit | le rendement est limité | la resa è limitata | el rendimiento tiene límite | der Ertrag ist begrenzt',
      },
      {
        icon: 'barrel',
        name: 'How | Comment | Come | Cómo | Wie',
        note: 'rules for making and ageing | règles d’élaboration et d’élevage | regole per vinificare e affinare | reglas de elaboración y crianza | Regeln für Ausbau und Reife',
      },
      {
        icon: 'label',
        name: 'On the label | Sur l’étiquette | In etichetta | En la etiqueta | Auf dem Etikett',
        note: 'in the EU: PDO or PGI | dans l’UE : AOP ou IGP | nell’UE: DOP o IGP | en la UE: DOP o IGP | in der EU: g. U. oder g. g. A.',
      },
    ],
  },
} as const satisfies Record<string, Lesson>;
