/** What cannot be drawn is said, and nothing else is put in its place. */
export const NONSENSE = `
a zeppelin over the vineyard => !zeppelin
glass of wine and a quantum computer => glass !quantum
asdfghjkl => !asdfghjkl
a bottle and a flux capacitor => bottle !flux
tax return for my winery => !tax
the concept of eternity in a glass => glass !eternity
🍷🍷🍷 =>
wine and a nuclear submarine => !submarine
an algorithm drinking Riesling => !algorithm
democracy with cheese => hard_cheese !democracy
a bottle of red and a helicopter cockpit => bottle !cockpit
xyzzy plugh => !xyzzy
photosynthesis of a glass => glass !photosynthesis
a glass and an invoice => glass !invoice
bottle next to a spreadsheet => bottle !spreadsheet
`;
