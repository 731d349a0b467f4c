/** How clothes are cut. */
export type Garment =
  | 'overalls'
  | 'apron'
  | 'dress'
  | 'shirt'
  | 'jacket'
  | 'robe'
  | 'drape'
  | 'vest'
  | 'santa'
  | 'ermine'
  | 'armour'
  | 'swim';
