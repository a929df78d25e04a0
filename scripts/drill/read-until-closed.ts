import { Agent, get } from 'node:http';

/** Sends requests over one connection until the server closes it or it breaks. @returns whether it was closed properly */
export async function readUntilClosed(url: string, count: () => void): Promise<boolean> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const connection = await new Promise((resolve) => {
      get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) =>
        answer
          .resume()
          .on('error', () => resolve(null))
          .on('end', () => resolve(answer.headers.connection)),
      ).on('error', () => resolve(null));
    });
    if (connection === null) return false;
    count();
    if (connection === 'close') return true;
  }
}
