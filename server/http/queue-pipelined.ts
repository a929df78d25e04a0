import type { Socket } from 'node:net';
import type { Handler } from './handler.ts';

/** How many requests a connection may pipeline. Browsers pipeline none. */
const MAX_AHEAD = 32;

/**
 * Answers the requests of each connection one after the other. A client that pipelines many and reads slowly (HTTP/1.1 allows it)
 * could otherwise fill the memory with responses; one that sends more than `MAX_AHEAD` is disconnected.
 */
export function queuePipelined(handler: Handler): Handler {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const answer = () => {
      response.once('close', () => {
        const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
        if (next === undefined) waiting.delete(socket);
        else next();
      });
      return handler(request, response);
    };
    const ahead = waiting.get(socket);
    if (ahead === undefined) {
      waiting.set(socket, []);
      return answer();
    }
    if (ahead.length >= MAX_AHEAD) socket.destroy();
    else ahead.push(() => void answer());
  };
}
