/** Names that relations call each other by. */
const KIN =
  /\b(?:grand ?(?:mother|father|parents?|ma|pa|dad|daughter|son|child|children)|granny|mothers?|fathers?|parents?|mum|mom|dad|daughters?|sons?|brothers?|sisters?|siblings|twins|aunt|uncle|(?:grands? )?(?:meres?|peres?)|petite? fil(?:le|s)|filles?|fils|freres?|soeurs?|nonn[aio]|nipot\w+|madre|padre|figli[aoe]?|fratell[oi]|sorell[ae]|abuel[ao]s?|niet[ao]s?|hij[ao]s?|herman[ao]s?|grossmutter|grossvater|grosseltern|oma|opa|enkel(?:in|kind|sohn|tochter)?|mutter|vater|tochter|sohn|bruder|schwestern?|geschwister)\b/g;
const ALL_OF_THEM =
  /\b(?:family|famille|famiglia|familia|familie|generations?|generazioni|generaciones|generationen|siblings|twins|brothers|sisters|freres|soeurs|fratelli|sorelle|hermanos|hermanas|geschwister|bruder|schwestern)\b/;

/** Whether those of a text are of one blood: two of them are called so, or all of them at once. */
export const areKin = (text: string): boolean =>
  ALL_OF_THEM.test(text) || new Set(text.match(KIN)).size > 1;
