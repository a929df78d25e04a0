import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { getInitialData } from '../../lib/contract/endpoints/content.ts';
import {
  endNotifications,
  getPushKey,
  keepNotifications,
} from '../../lib/contract/endpoints/notifications.ts';
import { API_BASE_PATH } from '../../lib/contract/paths.ts';
import { call, post } from './harness/client.ts';
import { records } from './harness/money.ts';
import { onEachServer } from './harness/servers.ts';

onEachServer('notifications', (server) => {
  /** What a browser that has subscribed at a push service of Firefox's sends. */
  const wishes = async () => {
    const mark = randomBytes(12).toString('hex');
    const keys = createECDH('prime256v1');
    return {
      endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${mark}`,
      public_key: keys.generateKeys('base64url'),
      auth_secret: randomBytes(16).toString('base64url'),
      server_key: (await call(server, getPushKey, {})).key,
      language: 'de' as const,
      // So that the records of this browser can be recognised.
      time_zone: 'Pacific/Chatham',
      kinds: ['start' as const],
      subjects: ['category-1', 'session-2'],
      quiet: { from: 22 * 60, until: 7 * 60 },
    };
  };
  const stored = () => records(server, 'push-subscriptions', { time_zone: 'Pacific/Chatham' });

  test('the server names the extension, and its key is a point on P-256, always the same', async () => {
    expect((await call(server, getInitialData, {})).extensions).toContain('notifications');
    const { key } = await call(server, getPushKey, {});
    const point = Buffer.from(key, 'base64url');
    expect([point.length, point[0]]).toEqual([65, 4]);
    expect((await call(server, getPushKey, {})).key).toBe(key);
  });

  test('what a browser wants is kept once, replaced, and deleted by one call', async () => {
    const first = await wishes();
    expect(await call(server, keepNotifications, first)).toMatchObject({ success: true });
    expect(await stored()).toMatchObject([
      {
        language: 'de',
        kinds: ' start ',
        subjects: ' category-1 session-2 ',
        quiet_from: 1320,
        quiet_until: 420,
      },
    ]);
    await call(server, keepNotifications, { ...first, kinds: ['news', 'start'], quiet: null });
    expect(await stored()).toMatchObject([{ kinds: ' news start ', quiet_from: null, quiet_until: null }]);
    await call(server, endNotifications, { endpoint: first.endpoint });
    expect(await stored()).toEqual([]);
    expect(await call(server, endNotifications, { endpoint: first.endpoint })).toMatchObject({
      success: true,
    });
  });

  test('not even an administrator sees how a browser is addressed', async () => {
    const first = await wishes();
    await call(server, keepNotifications, first);
    const shown = JSON.stringify(await stored());
    for (const secret of [first.endpoint, first.public_key, first.auth_secret])
      expect(shown).not.toContain(secret);
    await call(server, endNotifications, { endpoint: first.endpoint });
  });

  test('bad input is answered by field, and keeps nothing', async () => {
    const good = await wishes();
    const send = (given: object) => post(server, `${API_BASE_PATH}${keepNotifications.path}`, given);
    for (const [field, value] of [
      ['endpoint', 'https://evil.test/push'],
      ['public_key', 'B'.repeat(87)],
      ['server_key', good.public_key],
      ['time_zone', 'Nowhere/Else'],
      ['kinds', ['everything']],
      ['subjects', ['driver-1']],
      ['quiet', { from: 0 }],
    ] as const) {
      const { status, json } = await send({ ...good, [field]: value });
      expect([field, status]).toEqual([field, 422]);
      expect(JSON.stringify(json)).toContain(field);
    }
    expect((await send({})).status).toBe(422);
    expect((await post(server, `${API_BASE_PATH}${endNotifications.path}`, { endpoint: 7 })).status).toBe(
      422,
    );
    expect(await stored()).toEqual([]);
  });
});
