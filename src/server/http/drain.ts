import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Stops a server kindly: no new connections, accepted requests finish, all else is let go of. Node's
 * own `closeIdleConnections` spares a connection that has not sent a request yet, and browsers
 * keep such connections ready.
 */
export function createDrain(server: Server, limitMs: number): () => Promise<void> {
  const idle = new Set<Socket>();
  let isDraining = false;
  const rest = (socket: Socket) => {
    if (isDraining) socket.destroySoon();
    else idle.add(socket);
  };
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => idle.delete(socket));
    rest(socket);
  });
  server.on('request', ({ socket }, res) => {
    idle.delete(socket);
    res.once('close', () => rest(socket));
  });
  return async () => {
    isDraining = true;
    const closed = once(server, 'close');
    server.close();
    for (const socket of idle) socket.destroySoon();
    const limit = setTimeout(() => server.closeAllConnections(), limitMs);
    await closed;
    clearTimeout(limit);
  };
}
