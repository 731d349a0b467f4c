/** Rooms in which one eats, known by their kitchen. */
export type EateryId =
  | 'bistro'
  | 'trattoria'
  | 'tavern'
  | 'counter'
  | 'steakhouse'
  | 'seaside'
  | 'farmhouse'
  | 'orangery'
  | 'chalet';
