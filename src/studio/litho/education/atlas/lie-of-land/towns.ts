/** A town with its country, as Natural Earth spells it. */
export type Town = readonly [name: string, east: number, north: number, country: string];

const townsOf = (
  country: string,
  towns: readonly (readonly [name: string, east: number, north: number])[],
): Town[] => towns.map(([name, east, north]) => [name, east, north, country]);

/** Towns of the wine countries by which one finds one's way, the largest first; names in one or five languages. */
export const TOWNS: readonly Town[] = [
  ...townsOf('France', [
    ['Paris | Paris | Parigi | París | Paris', 2.35, 48.86],
    ['Lyon | Lyon | Lione | Lyon | Lyon', 4.83, 45.76],
    ['Marseille', 5.37, 43.3],
    ['Bordeaux', -0.58, 44.84],
    ['Toulouse', 1.44, 43.6],
    ['Nantes', -1.55, 47.22],
    ['Strasbourg', 7.75, 48.58],
    ['Dijon', 5.04, 47.32],
    ['Reims', 4.03, 49.26],
    ['Nice', 7.27, 43.7],
    ['Montpellier', 3.88, 43.61],
    ['Tours', 0.69, 47.39],
    ['Avignon', 4.81, 43.95],
  ]),
  ...townsOf('Italy', [
    ['Rome | Rome | Roma | Roma | Rom', 12.5, 41.9],
    ['Milan | Milan | Milano | Milán | Mailand', 9.19, 45.46],
    ['Florence | Florence | Firenze | Florencia | Florenz', 11.25, 43.77],
    ['Venice | Venise | Venezia | Venecia | Venedig', 12.33, 45.44],
    ['Turin | Turin | Torino | Turín | Turin', 7.68, 45.07],
    ['Naples | Naples | Napoli | Nápoles | Neapel', 14.27, 40.85],
    ['Genoa | Gênes | Genova | Génova | Genua', 8.93, 44.41],
    ['Bologna', 11.34, 44.49],
    ['Palermo', 13.36, 38.12],
    ['Bari', 16.87, 41.12],
    ['Verona', 10.99, 45.44],
    ['Catania', 15.09, 37.5],
    ['Siena', 11.33, 43.32],
    ['Arezzo', 11.88, 43.46],
  ]),
  ...townsOf('Spain', [
    ['Madrid', -3.7, 40.42],
    ['Barcelona', 2.17, 41.39],
    ['Seville | Séville | Siviglia | Sevilla | Sevilla', -5.99, 37.39],
    ['Valencia', -0.38, 39.47],
    ['Bilbao', -2.93, 43.26],
    ['Zaragoza', -0.88, 41.65],
    ['Málaga', -4.42, 36.72],
    ['Valladolid', -4.72, 41.65],
  ]),
  ...townsOf('Portugal', [
    ['Lisbon | Lisbonne | Lisbona | Lisboa | Lissabon', -9.14, 38.72],
    ['Porto', -8.61, 41.15],
    ['Faro', -7.93, 37.02],
  ]),
  ...townsOf('Germany', [
    ['Berlin', 13.4, 52.52],
    ['Frankfurt', 8.68, 50.11],
    ['Cologne | Cologne | Colonia | Colonia | Köln', 6.96, 50.94],
    ['Stuttgart', 9.18, 48.78],
    ['Munich | Munich | Monaco | Múnich | München', 11.58, 48.14],
    ['Nuremberg | Nuremberg | Norimberga | Núremberg | Nürnberg', 11.08, 49.45],
    ['Dresden', 13.74, 51.05],
    ['Mainz', 8.27, 50.0],
    ['Trier', 6.64, 49.76],
    ['Koblenz', 7.6, 50.36],
    ['Freiburg', 7.85, 47.99],
  ]),
  ...townsOf('Austria', [
    ['Vienna | Vienne | Vienna | Viena | Wien', 16.37, 48.21],
    ['Graz', 15.44, 47.07],
    ['Linz', 14.29, 48.31],
  ]),
  ...townsOf('Switzerland', [
    ['Zurich | Zurich | Zurigo | Zúrich | Zürich', 8.54, 47.38],
    ['Geneva | Genève | Ginevra | Ginebra | Genf', 6.14, 46.2],
    ['Bern | Berne | Berna | Berna | Bern', 7.45, 46.95],
    ['Basel | Bâle | Basilea | Basilea | Basel', 7.59, 47.56],
  ]),
  ...townsOf('Hungary', [
    ['Budapest', 19.04, 47.5],
    ['Debrecen', 21.63, 47.53],
  ]),
  ...townsOf('Greece', [
    ['Athens | Athènes | Atene | Atenas | Athen', 23.73, 37.98],
    ['Thessaloniki', 22.94, 40.64],
  ]),
  ...townsOf('Georgia', [
    ['Tbilisi', 44.79, 41.72],
    ['Batumi', 41.64, 41.65],
    ['Kutaisi', 42.7, 42.25],
  ]),
  ...townsOf('Croatia', [
    ['Zagreb', 15.98, 45.81],
    ['Split', 16.44, 43.51],
  ]),
  ...townsOf('Slovenia', [['Ljubljana', 14.51, 46.05]]),
  ...townsOf('United Kingdom', [
    ['London | Londres | Londra | Londres | London', -0.13, 51.51],
    ['Brighton', -0.14, 50.82],
    ['Bristol', -2.59, 51.45],
  ]),
  ...townsOf('Romania', [
    ['Bucharest | Bucarest | Bucarest | Bucarest | Bukarest', 26.1, 44.43],
    ['Cluj', 23.6, 46.77],
  ]),
  ...townsOf('United States of America', [
    ['San Francisco', -122.42, 37.77],
    ['Los Angeles', -118.24, 34.05],
    ['Seattle', -122.33, 47.61],
    ['New York', -74.0, 40.71],
    ['Chicago', -87.63, 41.88],
    ['Dallas', -96.8, 32.78],
    ['Miami', -80.19, 25.76],
    ['Napa', -122.29, 38.3],
  ]),
  ...townsOf('Argentina', [
    ['Buenos Aires', -58.38, -34.6],
    ['Mendoza', -68.84, -32.89],
    ['Córdoba', -64.18, -31.42],
    ['Salta', -65.41, -24.79],
  ]),
  ...townsOf('Chile', [
    ['Santiago', -70.65, -33.45],
    ['Concepción', -73.05, -36.83],
  ]),
  ...townsOf('South Africa', [
    ['Cape Town | Le Cap | Città del Capo | Ciudad del Cabo | Kapstadt', 18.42, -33.92],
  ]),
  ...townsOf('Australia', [
    ['Sydney', 151.21, -33.87],
    ['Melbourne', 144.96, -37.81],
    ['Adelaide', 138.6, -34.93],
    ['Perth', 115.86, -31.95],
    ['Brisbane', 153.03, -27.47],
  ]),
  ...townsOf('New Zealand', [
    ['Auckland', 174.76, -36.85],
    ['Wellington', 174.78, -41.29],
    ['Christchurch', 172.64, -43.53],
  ]),
];
