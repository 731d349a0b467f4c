import { dish } from './dish.ts';

/** What is nibbled in front of a film or at a bar. */
export const SNACK_DISHES = [
  dish('nachos', 'nachos', 'nachos | nacho chips | tortilla chips | totopos', [
    'bowl',
    'nachoChips',
  ]),
  dish(
    'crisps',
    'crisps',
    'crisps | chips | bowl of chips | potato crisps | potato chips | bag of chips | chips de pommes de terre | patatine | patatine fritte in busta | patatas de bolsa | kartoffelchips',
    ['bowl', 'crisps'],
  ),
  dish(
    'prawn_skewers',
    'prawn skewers',
    'shrimp skewers | prawn skewers | shrimp skewer | prawn skewer | shrimp kebabs | skewered shrimp | skewered prawns | brochettes de crevettes | brochettes de gambas | spiedini di gamberi | spiedini di gamberoni | brochetas de gambas | brochetas de langostinos | pinchos de gambas | garnelenspieße | garnelenspiesse | scampispieße',
    ['board', 'prawnSkewers', 'lemonWedge'],
    { withSides: ['prawnSkewers'] },
  ),
  dish(
    'vegetable_skewers',
    'vegetable skewers',
    'vegetable skewers | veggie skewers | vegetable kebabs | grilled vegetable skewers | halloumi skewers | brochettes de légumes | spiedini di verdure | brochetas de verduras | gemüsespieße',
    ['board', 'vegetableSkewers'],
    { withSides: ['vegetableSkewers'] },
  ),
  dish(
    'caprese_skewers',
    'caprese skewers',
    'caprese skewers | tomato mozzarella skewers | mozzarella skewers | tomato and mozzarella skewers | brochettes tomate mozzarella | spiedini caprese | spiedini di pomodoro e mozzarella | brochetas caprese | tomate mozzarella spieße | caprese spieße',
    ['board', 'capreseSkewers'],
  ),
] as const;
