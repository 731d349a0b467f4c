/** Days, purposes, tastes and manners that no picture shows or lacks. Folded, five languages. */
export const PASSING_WORDS = `
  weekday | weekdays | weeknight | day trip | wine trip | weekend trip | trip to | road trip | offer | special offer | this week s offer |
  before opening | before we open | before the doors open | before service | before the service | before the guests arrive | before dinner | after service | after dinner | after lunch |
  to reach the top shelf | reaching the top shelf | salty | sour | bitter | fatty | acidic | neutral light | goes out of | neat | nothing else | rien d autre | nient altro | nada mas | sonst nichts | drawn next to each other | drawn side by side | concentrated | attentive | attentively | carefully | patiently | quickly | quietly | proudly |
  en semaine | offre | offre speciale | avant l ouverture | avant le service | avant l arrivee des clients | apres le service | apres le travail | acide | amer | amere |
  concentre | concentree | attentif | attentive | attentivement | soigneusement | lentement | doucement | tranquillement | fierement |
  infrasettimanale | offerta | offerta speciale | prima dell apertura | prima del servizio | dopo il servizio | dopo il lavoro | acido | concentrato | concentrata | attento | attenta | lentamente | con cura | con attenzione | con orgoglio |
  entre semana | oferta | oferta especial | antes de abrir | antes de la apertura | antes del servicio | despues del servicio | despues del trabajo | amargo | amarga | concentrado | con cuidado | despacio | con orgullo |
  unter der woche | wochentag | angebot | sonderangebot | vor der offnung | vor dem service | nach dem service | nach der arbeit | salzig | sauer | fettig | konzentriert | konzentrierte | konzentrierter | aufmerksam | sorgfaltig | langsam | vorsichtig |
  einfach | einfache | einfachen | einfacher | einfaches | einfachem`;
