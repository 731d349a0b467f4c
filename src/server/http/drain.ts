import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Whoever has just connected is about to ask: a proxy sends its request with the next packet. */
const FRESH_MS = 2000;
/** A turn of the event loop this short has let hardly anybody come since it looked at the door. */
const QUIET_TURN_MS = 0.5;
const MOST_TURNS = 5000;

/**
 * Stops a server kindly: no new connections, accepted requests finish, all else is let go of. Who was
 * let in is answered: closing a connection on which a request is on its way would lose it, and a
 * proxy may not send it elsewhere. Node's own `close` neither waits for the ones that have not asked
 * yet nor for those that the kernel has accepted in our name.
 */
export function createDrain(server: Server, limitMs: number): () => Promise<void> {
  const fresh = new Set<Socket>();
  const kept = new Set<Socket>();
  let isDraining = false;
  server.on('connection', (socket: Socket) => {
    fresh.add(socket);
    socket.once('close', () => {
      fresh.delete(socket);
      kept.delete(socket);
    });
  });
  server.on('request', ({ socket }, res) => {
    fresh.delete(socket);
    kept.delete(socket);
    res.once('close', () => {
      if (isDraining) socket.destroySoon();
      else kept.add(socket);
    });
  });
  return async () => {
    await untilNobodyIsAtTheDoor(server);
    isDraining = true;
    const closed = once(server, 'close');
    server.close();
    for (const socket of kept) socket.destroySoon();
    const patience = setTimeout(() => {
      for (const socket of fresh) socket.destroySoon();
    }, FRESH_MS);
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    await closed;
    clearTimeout(patience);
    clearTimeout(limit);
  };
}

/**
 * Connections that wait in the kernel are reset with the listening socket: it is closed right after a
 * look that found none. Each turn of the event loop takes in one.
 */
async function untilNobodyIsAtTheDoor(server: Server): Promise<void> {
  let arrivals = 0;
  server.on('connection', () => (arrivals += 1));
  // The rest of this turn may come after its look.
  await nextTurn();
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const [before, started] = [arrivals, performance.now()];
    await nextTurn();
    if (arrivals === before && performance.now() - started < QUIET_TURN_MS) return;
  }
}
