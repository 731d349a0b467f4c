import type { Lesson } from '#studio/litho/education/lessons/lesson.ts';

/** Dishes of one kind, each with the wine that it is served with. */
export const DISH_LESSONS = {
  pasta_sauces: {
    title: 'Pasta and Wine | Pâtes et vins | Pasta e vino | Pasta y vino | Pasta und Wein',
    phrases: `pasta sauce* | sauces pasta | pasta wine pairing* | pasta pairing* | pasta wine* | wine* pasta | sauce* pates | pates vin* | vin* pates | sughi pasta | sugo pasta | pasta vin* | vino pasta | salsas pasta | pasta vino* | nudelsaucen | pastasaucen | wein pasta | pasta wein*`,
    isNarrow: true,
    points: [
      {
        icon: 'pasta',
        name: 'Tomato | Tomate | Pomodoro | Tomate | Tomate',
        also: 'marinara | napoli | arrabbiata | amatriciana',
        note: 'Chianti, Barbera',
      },
      {
        icon: 'bolognese',
        name: 'Meat ragù | Ragù | Ragù | Ragú | Ragù',
        also: 'bolognese | bolognaise | lasagne',
        note: 'Sangiovese, Montepulciano',
      },
      {
        icon: 'carbonara',
        name: 'Carbonara',
        also: 'cream | creme | panna | nata | sahne | alfredo',
        note: 'Frascati, Chardonnay',
      },
      {
        icon: 'pesto_pasta',
        name: 'Pesto',
        also: 'basil | basilic | basilico | albahaca | basilikum',
        note: 'Vermentino, Pigato',
      },
      {
        icon: 'vongole',
        name: 'Clams | Palourdes | Vongole | Almejas | Venusmuscheln',
        also: 'seafood | fruits de mer | frutti di mare | marisco | meeresfruchte | shellfish',
        note: 'Greco di Tufo, Falanghina',
      },
      {
        icon: 'truffle_pasta',
        name: 'Truffle | Truffe | Tartufo | Trufa | Trüffel',
        also: 'mushroom | champignon | funghi | setas | pilze | butter',
        note: 'Barbaresco, Nebbiolo',
      },
    ],
  },
} satisfies Record<string, Lesson>;
