import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import {
  HOOK_SIGNATURE_HEADER,
  HOOK_TIME_HEADER,
  signedText,
  SITE_HOOK_PATH,
} from '../../lib/contract/site-hook.ts';
import { visibleChange } from '../kernel/events.ts';
import { notifySiteOfChanges } from './notify-site.ts';

const SECRET = 'a secret of more than thirty-two characters';
const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A site that responds as the test requires, and records the notifications. */
async function startListener(statuses: number[] = []) {
  const received: { body: string; isSigned: boolean }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const time = String(request.headers[HOOK_TIME_HEADER]);
      const expected = createHmac('sha256', SECRET)
        .update(signedText(SITE_HOOK_PATH, time, body))
        .digest('hex');
      received.push({ body, isSigned: request.headers[HOOK_SIGNATURE_HEADER] === expected });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${String(port)}${SITE_HOOK_PATH}` };
}

function startTelling(url: string) {
  const log = { warnings: 0, warn: () => (log.warnings += 1), info: () => undefined };
  ends.unshift(notifySiteOfChanges({ url, secret: SECRET, log }));
  return log;
}

describe('change notifications to the site', () => {
  it('group related changes in one signed call, each record once', async () => {
    const { received, url } = await startListener();
    startTelling(url);
    visibleChange({ model: 'articles', id: 1 });
    visibleChange({ model: 'articles', id: 1 });
    visibleChange({ model: 'domain-settings' });
    await expect.poll(() => received.length).toBeGreaterThan(0);
    expect(received).toEqual([
      {
        isSigned: true,
        body: JSON.stringify({ changes: [{ model: 'articles', id: 1 }, { model: 'domain-settings' }] }),
      },
    ]);
  });

  it('are repeated with later ones if the site rejected them, and logged once', async () => {
    const { received, url } = await startListener([500, 503]);
    const log = startTelling(url);
    visibleChange({ model: 'articles', id: 1 });
    await expect.poll(() => received.length).toBeGreaterThan(0);
    visibleChange({ model: 'rounds', id: 2 });
    await expect.poll(() => received.length).toBeGreaterThan(2);
    expect(received[2]?.body).toBe(
      JSON.stringify({
        changes: [
          { model: 'articles', id: 1 },
          { model: 'rounds', id: 2 },
        ],
      }),
    );
    expect(log.warnings).toBe(1);
  });
});
