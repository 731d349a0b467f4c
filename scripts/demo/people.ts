import type { Dice } from './dice.ts';

const FIRST_NAMES =
  `Inés Felipe Jonas Grace Eva Chiara Luca Amélie Hugo Nadia Tomás Sofia Mateo Clara Émile Greta Oskar
  Liv Anton Marta Paolo Yuki Hana Kenji Priya Arjun Leila Omar Zofia Piotr Ilse Bram Noor Daan Maeve
  Declan Rosa Joaquín Lucía Bruno Camille Théo Elodie Marc Petra Nikolai Irina Stefan Anja Selma Idris
  Amara Kofi Zuri Tariq Dalia Miriam Eitan Noa Henrik Astrid Soren Freya`.split(/\s+/);
const LAST_NAMES =
  `Varela Duarte Keller Whitfield Lindqvist Rossi Moreau Fontaine Haddad Castillo Bianchi Weber Larsen
  Novak Costa Ferreira Tanaka Sato Mehta Rao Hosseini Mansour Kowalska Nowak Peeters Janssen Visser
  Byrne Murphy Navarro Ortega Lefèvre Girard Marchetti Romano Hoffmann Brandt Petrov Ivanova Berg Dahl
  Okafor Mensah Haidari Levy Cohen Nilsson Holm Andersen Silva Prado Quintero Vidal Serrano`.split(
    /\s+/,
  );

export interface Person {
  name: string;
  email: string;
}

/** No two with the same address, and every address one that nobody can have. */
export function inventPeople(dice: Dice, count: number): Person[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, () => {
    const [first, last] = [dice.pick(FIRST_NAMES), dice.pick(LAST_NAMES)];
    const base = plain(`${first}.${last}`);
    let email = `${base}@example.com`;
    for (let i = 2; taken.has(email); i++) email = `${base}${i}@example.com`;
    taken.add(email);
    return { name: `${first} ${last}`, email };
  });
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9.]/g, '');
}
