import { AppError } from '#shared/errors.ts';
import type { REQUEST_LIMITS } from '#shared/rules/limits.ts';

type Limits = { [K in keyof typeof REQUEST_LIMITS]: number };

interface Person {
  inside: number;
  waiting: (() => void)[];
}

export interface Traffic {
  /** Waits for a place; resolves with the way to give it back. Refuses at once where too many wait. */
  enter(who: string, gone: () => AbortSignal): Promise<() => void>;
  /** Answered or waiting, of everybody. */
  count(): number;
}

/**
 * Bounds what one person has in flight, before anything is read or asked of the database: a crowd of
 * requests waits for itself and takes nothing from a bystander. When all together are too many,
 * whoever has something in flight already is turned away first.
 */
export function createTraffic(limits: Limits): Traffic {
  const people = new Map<string, Person>();
  let total = 0;

  const leave = (who: string, person: Person) => {
    total--;
    const next = person.waiting.shift();
    // The place goes straight to the next one: nobody can slip in between.
    if (next) return next();
    person.inside--;
    if (person.inside === 0) people.delete(who);
  };
  return {
    count: () => total,
    async enter(who, gone) {
      const person = people.get(who) ?? { inside: 0, waiting: [] };
      const own = person.inside + person.waiting.length;
      if (total >= limits.everybody && (own > 0 || total >= 2 * limits.everybody))
        throw new AppError('OVERLOADED', { retryAfterS: 2 });
      if (person.waiting.length >= limits.waiting)
        throw new AppError('RATE_LIMITED', { retryAfterS: 1 });
      people.set(who, person);
      total++;
      if (person.inside < limits.atOnce) person.inside++;
      else await waitFor(person, gone(), () => total--);
      let isInside = true;
      return () => {
        if (isInside) leave(who, person);
        isInside = false;
      };
    },
  };
}

/** Whoever hangs up while waiting gives the place in the line back. */
async function waitFor(person: Person, gone: AbortSignal, onGone: () => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const giveUp = () => {
    const index = person.waiting.indexOf(resolve);
    if (index === -1) return;
    person.waiting.splice(index, 1);
    onGone();
    reject(gone.reason as Error);
  };
  person.waiting.push(resolve);
  gone.addEventListener('abort', giveUp);
  await promise.finally(() => gone.removeEventListener('abort', giveUp));
}
