import { expect, test } from 'vitest';
import { waitForContent } from './content-start.ts';
import { listen } from '../test-support.ts';

test('waits until a content backend that is still starting answers its calls', async () => {
  const answered: string[] = [];
  const isAsked = Promise.withResolvers<null>();
  let isStarted = false;
  const backend = await listen(async (request, response) => {
    const call = `${String(request.method)} ${String(request.url)}`;
    isAsked.resolve(null);
    if (isStarted) answered.push(call);
    response.writeHead(isStarted ? 200 : 503).end('{}');
  });
  const waiting = waitForContent(`http://127.0.0.1:${String(backend.port)}`, new AbortController().signal);
  await isAsked.promise;
  isStarted = true;
  await waiting;
  expect(answered.sort()).toEqual(['GET /api/v1/cognito/domain/initialData', 'POST /graphql']);
  await backend.close();
});

test('ends when the program that started it is gone', async () => {
  const stopping = new AbortController();
  const backend = await listen(async (_, response) => void response.writeHead(503).end());
  const waiting = waitForContent(`http://127.0.0.1:${String(backend.port)}`, stopping.signal);
  stopping.abort();
  await expect(waiting).rejects.toThrow('abort');
  await backend.close();
});
