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
] as const;
