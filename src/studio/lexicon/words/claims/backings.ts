/** What a background is said to be made of. Folded, five languages; proofs are parted by spaces. */
export const BACKING_CLAIMS: Readonly<Record<string, string>> = {
  // What is said to be behind must be behind; a tablecloth of it is not enough.
  'trait:backing:brick': `
    brick | bricks | brickwork | brick vault | brick vaults | brick arches | briques | en briques | di mattoni | in mattoni | de ladrillo | de ladrillos | aus backstein | aus ziegeln |
    brick wall | brick background | exposed brick | exposed bricks | bare brick | brickwork | brick walls | exposed brick walls | briques apparentes | mattoni a vista | ladrillo visto | exposed brick wall | red brick wall | old brick wall | white brick wall | mur de briques |
    mur en briques | mur de brique | muro di mattoni | parete di mattoni | pared de ladrillo | pared de ladrillos | muro de ladrillo |
    backsteinwand | ziegelwand | backsteinmauer | ziegelmauer`,
  'trait:backing:curtain place:window': `
    curtain | curtains | velvet curtain | velvet curtains | red velvet curtain | red velvet curtains | theatre curtain | theatre curtains | stage curtain |
    drapes | velvet drapes | drapery | rideau | rideaux | rideau de velours | rideau rouge | tendaggi | tendaggio | sipario | tenda di velluto |
    cortina | cortinas | cortina de terciopelo | telon | vorhang | vorhange | samtvorhang | theatervorhang`,
  'trait:backing:curtain': `
    on stage | on a stage | on the stage | stage | theatre stage | theater stage | sur scene | sur une scene | palcoscenico | escenario | buhne`,
  'trait:light:chiaroscuro trait:light:strip':
    'dutch golden age | golden age | dutch master | dutch masters | flemish master | flemish | caravaggesque | hollandisches goldenes zeitalter | siecle d or',
  'trait:gradient':
    'gradient | gradient background | gradient backdrop | degrade | fond degrade | sfumato | sfondo sfumato | degradado | fondo degradado | farbverlauf | verlauf',
  'trait:backing:slate': `
    slate background | dark slate background | black slate background | slate wall | fond en ardoise | fond d ardoise | sfondo di ardesia |
    fondo de pizarra | schieferhintergrund`,
  'trait:backing:wood': `
    wooden background | wood background | dark wood background | dark wooden background | rustic wooden background | wooden wall | wood wall |
    fond en bois | fond de bois | mur en bois | sfondo di legno | sfondo in legno | parete di legno | fondo de madera | pared de madera |
    holzhintergrund | holzwand`,
  'trait:backing:marble':
    'marble background | white marble background | marble wall | fond en marbre | fond de marbre | sfondo di marmo | fondo de marmol | marmorhintergrund',
  'trait:backing:stone':
    'stone background | dark stone background | fond en pierre | fond de pierre | sfondo di pietra | fondo de piedra | steinhintergrund',
  'trait:backing:concrete':
    'concrete background | concrete wall | grey concrete wall | mur en beton | fond en beton | muro di cemento | pared de hormigon | betonwand',
};
