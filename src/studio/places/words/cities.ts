/** Cities that are known by something in their sky, with every word that means them; folded. */
export const CITY_WORDS = {
  paris:
    'paris | parigi | eiffel tower | tour eiffel | torre eiffel | eiffelturm | parisian | parisien | parisienne | champ de mars | trocadero',
  venice:
    'venice | venezia | venise | venedig | venecia | gondola | gondolas | gondole | gondel | gondeln | venetian | venitien | venitienne | veneziano | veneziana | veneciano | veneciana | venezianisch | venezianische | venezianischen | venetian canal | grand canal | canal grande',
  rome: 'rome | roma | rom | roman rooftop | roman terrace | colosseum | coliseum | colosseo | colisee | kolosseum | coliseo',
  florence:
    'florence | florentine | firenze | florenz | florencia | dome of florence | duomo di firenze | duomo',
  porto:
    'bridge of porto | porto bridge | pont de porto | ponte dom luis | dom luis | dom luis bridge | ribeira | oporto | city of porto | ville de porto | in porto | poster of porto | travel poster of porto | postcard of porto | view of porto | streets of porto | rooftops of porto | porto portugal | visit porto | porto skyline | porto with a bridge | affiche de porto | vue de porto | manifesto di porto | veduta di porto | cartel de oporto | plakat von porto | puente de oporto | brucke von porto',
  bordeaux:
    'city of bordeaux | ville de bordeaux | bordeaux city | bordeaux skyline | place de la bourse | quais de bordeaux | pont de pierre | stadt bordeaux',
  london: 'london | londres | londra | big ben | westminster',
  new_york:
    'new york | nueva york | manhattan | brooklyn | brooklyn bridge | empire state building | nyc',
  barcelona: 'barcelona | barcelone | barcellona | sagrada familia',
  vienna:
    'vienna | viennese | wiener cafe | wien | vienne | viena | stephansdom | st stephen s cathedral',
  cologne: 'cologne | koln | cologne cathedral | kolner dom | colonia',
  lisbon: 'lisbon | lisboa | lisbonne | lisbona | lissabon | tagus | tejo',
  lyon: 'lyon | lione | fourviere | basilique de fourviere',
  seville: 'seville | sevilla | siviglia | giralda',
  reims: 'reims | reims cathedral | cathedrale de reims',
  monaco:
    'visit monaco | in monaco | monaco travel | monaco vintage | monaco poster | monaco skyline | monaco harbour | monaco harbor | port of monaco | harbour of monaco | harbor of monaco | travel poster of monaco | monte carlo | montecarlo | port hercule',
} as const;
export type CityId = keyof typeof CITY_WORDS;
