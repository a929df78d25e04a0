import { describe, expect, test } from 'vitest';
import { wireErrorSchema } from '../../lib/contract/endpoint.ts';
import { calendarOfRounds, resultById, sessionLaps } from '../../lib/contract/graphql/racing-queries.ts';
import { TIMING_PATH, timingAnswerSchema, type TimingUpdate } from '../../lib/contract/timing.ts';
import { timingHeaders } from '../../lib/shared/node/signed-timing.ts';
import { runQuery } from './harness/client.ts';
import { askCms, callPath, cmsOf } from './harness/money.ts';
import { onEachShopServer, type ContentServer } from './harness/servers.ts';
import { newProvider, newTimedSession, renewSecret, type Signer } from './harness/timing.ts';

type Sent = { readonly session: number; readonly sequence: number; readonly update: unknown };

const put = async (
  server: ContentServer,
  signer: Signer,
  { session, sequence, update }: Sent,
  { time = Date.now(), headers = {} }: { time?: number; headers?: Record<string, string> } = {},
) => {
  const path = callPath(`${TIMING_PATH}/${String(session)}`);
  const body = JSON.stringify(update);
  const response = await fetch(new URL(path, server.url), {
    method: 'PUT',
    headers: { ...timingHeaders(signer, { path, sequence, body, time }), ...headers },
    body,
  });
  const json: unknown = await response.json();
  return { status: response.status, headers: response.headers, json };
};

const running = (laps: number): TimingUpdate => ({
  status: 'running',
  rows: [
    {
      ...{ position: 1, race_number: '7', name: 'Mere Tautahi', laps, best_time: '1:23.456' },
      ...{ points: 20.5, is_fastest_lap: true },
    },
    { position: 2, race_number: '88', name: 'Tom Lindqvist', laps, best_time: '83.9', diff: '0.4' },
  ],
});

onEachShopServer('timing providers', (server) => {
  test('a signed call writes the state and rows of a session, which readers see at once', async () => {
    const signer = await newProvider(server);
    const { session } = await newTimedSession(server);
    const answer = await put(server, signer, { session, sequence: 1, update: running(3) });
    expect([answer.status, answer.json]).toEqual([200, { success: true, sequence: 1, rows: 2 }]);
    await put(server, signer, { session, sequence: 2, update: running(4) });
    const { nextgenResult } = await runQuery(server, resultById, { id: session });
    expect(nextgenResult).toMatchObject({
      session_status: 'running',
      classification: 'provisional',
      rows: [
        { position: 1, laps: 4, points: 20.5, is_fastest_lap: true },
        { position: 2, best_time: '1:23.900', diff: '0.400', points: null, is_fastest_lap: false },
      ],
    });
  });

  test('the laps of a session are read by a call of their own, for as long as it is published', async () => {
    const signer = await newProvider(server);
    const { session } = await newTimedSession(server);
    const read = async (id: number) => (await runQuery(server, sessionLaps, { id })).nextgenLaps;
    expect(await read(session)).toEqual({ id: session, laps: [] });
    const driven = (lap: number, time: string) => ({
      ...running(lap),
      laps: [
        { race_number: '7', lap, time, position: 1 },
        { race_number: '88', lap, time: '84.5' },
      ],
    });
    await put(server, signer, { session, sequence: 1, update: driven(1, '1:24.000') });
    await put(server, signer, { session, sequence: 2, update: driven(2, '1:23.456') });
    const laps = (await read(session))?.laps ?? [];
    expect(laps.toSorted((a, b) => a.lap - b.lap || Number(a.race_number) - Number(b.race_number))).toEqual([
      { race_number: '7', lap: 1, time: '1:24.000', position: 1 },
      { race_number: '88', lap: 1, time: '1:24.500', position: null },
      { race_number: '7', lap: 2, time: '1:23.456', position: 1 },
      { race_number: '88', lap: 2, time: '1:24.500', position: null },
    ]);
    const formless = { ...running(3), laps: [{ race_number: '7', lap: 0, time: '1:23.456' }] };
    const refused = await put(server, signer, { session, sequence: 3, update: formless });
    expect([refused.status, wireErrorSchema.parse(refused.json).fields]).toEqual([
      422,
      { 'laps.0': expect.stringMatching(/^Lap record 1, lap: /) },
    ]);
    await cmsOf(server).update('results', session, { _status: 'draft' });
    expect([await read(session), await read(999_999)]).toEqual([null, null]);
  });

  test('the same call again is the same answer; a lower number is refused with the current one', async () => {
    const signer = await newProvider(server);
    const { session } = await newTimedSession(server);
    const sent = { session, sequence: 9, update: running(1) };
    const first = await put(server, signer, sent);
    const again = await put(server, signer, sent);
    expect([again.status, again.json]).toEqual([200, first.json]);
    for (const late of [
      { ...sent, sequence: 8 },
      { ...sent, update: running(2) },
    ]) {
      const { status, headers, json } = await put(server, signer, late);
      expect([status, headers.get('timing-sequence')]).toEqual([409, '9']);
      expect(wireErrorSchema.parse(json).text_code).toBe('SEQUENCE_TOO_LOW');
    }
  });

  test('two calls at once with one number have one effect', async () => {
    const signer = await newProvider(server);
    const { session } = await newTimedSession(server);
    const answers = await Promise.all(
      [1, 2].map((laps) => put(server, signer, { session, sequence: 5, update: running(laps) })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('every faulty row is named, and nothing is written', async () => {
    const signer = await newProvider(server);
    const { session } = await newTimedSession(server);
    const update = {
      status: 'running',
      rows: [
        { position: 1, name: 'Ana Roe' },
        { position: 1, name: '' },
        { position: 2, name: 'Bo Kim', best_time: 'fast' },
      ],
    };
    const { status, json } = await put(server, signer, { session, sequence: 1, update });
    expect(status).toBe(422);
    expect(wireErrorSchema.parse(json).fields).toEqual({
      'rows.1': 'Row 2: Name missing. Position 1 is already taken by row 1.',
      'rows.2': 'Row 3: The best time “fast” isn’t a time such as 1:23.456.',
    });
    const formless = { status: 'running', rows: [{ position: 1, name: 'Ana Roe', colour: 'red' }] };
    const other = await put(server, signer, { session, sequence: 1, update: formless });
    expect([other.status, Object.keys(wireErrorSchema.parse(other.json).fields ?? {})]).toEqual([
      422,
      ['rows.0'],
    ]);
    const unknown = await put(server, signer, { session, sequence: 1, update: { status: 'cancelled' } });
    expect([unknown.status, Object.keys(wireErrorSchema.parse(unknown.json).fields ?? {})]).toEqual([
      422,
      ['status'],
    ]);
    const { nextgenResult } = await runQuery(server, resultById, { id: session });
    expect(nextgenResult).toMatchObject({ session_status: 'scheduled', rows: [] });
  });

  test('a character that can’t be stored is refused where it is', async () => {
    const signer = await newProvider(server);
    const { session } = await newTimedSession(server);
    const reason = 'A character of it can’t be stored';
    const refused: [object, object][] = [
      [{ ...running(1), rows: [{ position: 1, name: 'Ana\0Roe' }] }, { 'rows.0': `Row 1, name: ${reason}.` }],
      [{ ...running(1), status_note: 'Red\0flag' }, { status_note: expect.stringContaining(reason) }],
      [
        { ...running(1), messages: [{ id: '1', text: 'Red \ud83d' }] },
        { 'messages.0': `Message 1, text: ${reason}.` },
      ],
    ];
    for (const [update, fields] of refused) {
      const { status, json } = await put(server, signer, { session, sequence: 1, update });
      expect([status, wireErrorSchema.parse(json).fields]).toEqual([422, fields]);
    }
    // A whole pair is a character like any other.
    const whole = { ...running(1), messages: [{ id: '1', text: 'Green flag 🏁' }] };
    expect((await put(server, signer, { session, sequence: 1, update: whole })).status).toBe(200);
  });

  describe('a call is refused', () => {
    test('for a session that the office has cancelled, and for rows of an official sheet', async () => {
      const signer = await newProvider(server);
      const { session } = await newTimedSession(server);
      const fieldsOf = async (sequence: number, update: TimingUpdate) => {
        const { status, json } = await put(server, signer, { session, sequence, update });
        return [status, Object.keys(wireErrorSchema.parse(json).fields ?? {})];
      };
      const official = { status: 'finished', classification: 'official' } as const;
      const { rows = [] } = running(12);
      expect(
        (await put(server, signer, { session, sequence: 1, update: { ...official, rows } })).status,
      ).toBe(200);
      expect(await fieldsOf(2, running(13))).toEqual([422, ['status', 'rows']]);
      expect(await fieldsOf(2, { ...official, rows })).toEqual([422, ['rows']]);
      await cmsOf(server).update('results', session, { session_status: 'cancelled' });
      expect(await fieldsOf(2, { status: 'running' })).toEqual([422, ['status']]);
      const { nextgenResult } = await runQuery(server, resultById, { id: session });
      expect(nextgenResult).toMatchObject({ session_status: 'cancelled', rows: [{ laps: 12 }, {}] });
    });

    test('if its signature, time, provider or session is not right', async () => {
      const signer = await newProvider(server);
      const { session } = await newTimedSession(server);
      const sent = { session, sequence: 1, update: running(1) };
      const refused = [
        await put(server, { ...signer, secret: 'another' }, sent),
        await put(server, { ...signer, provider: 999_999 }, sent),
        await put(server, signer, sent, { time: Date.now() - 61_000 }),
        await put(server, signer, sent, { time: Date.now() + 61_000 }),
        await put(server, signer, sent, { headers: { 'timing-sequence': '2' } }),
        await put(server, signer, sent, { headers: { 'timing-signature': '' } }),
      ];
      expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
      // A recorded call can't be sent to another session.
      const body = JSON.stringify(sent.update);
      const path = callPath(`${TIMING_PATH}/${String(session)}`);
      const elsewhere = await fetch(new URL(callPath(`${TIMING_PATH}/${String(session + 1)}`), server.url), {
        method: 'PUT',
        headers: timingHeaders(signer, { path, sequence: 1, body, time: Date.now() }),
        body,
      });
      expect(elsewhere.status).toBe(401);
      expect((await put(server, signer, { ...sent, session: 999_999 })).status).toBe(404);
    });

    test('with a former secret, and from a provider who may not send', async () => {
      const former = await newProvider(server);
      const { session } = await newTimedSession(server);
      const signer = await renewSecret(server, former.provider);
      expect((await put(server, former, { session, sequence: 1, update: running(1) })).status).toBe(401);
      await cmsOf(server).update('timing-providers', signer.provider, { is_active: false });
      expect((await put(server, signer, { session, sequence: 1, update: running(1) })).status).toBe(401);
    });
  });

  test('only administrators see providers, and nobody sees a secret again', async () => {
    const { provider } = await newProvider(server);
    const anonymous = await fetch(`${server.url}/api/timing-providers/${String(provider)}/new-secret`, {
      method: 'POST',
    });
    expect(anonymous.status).toBe(403);
    expect((await fetch(`${server.url}/api/timing-providers`)).status).toBe(403);
    const read = await (await askCms(server, `/api/timing-providers/${String(provider)}`)).text();
    expect(read).not.toMatch(/secret_reference|"secret"/);
    expect((await askCms(server, '/api/timing-states')).status).toBe(403);
    expect((await askCms(server, '/api/session-laps')).status).toBe(403);
  });

  test('a calendar learns of every change of a session, and of nothing else', async () => {
    const { session, round } = await newTimedSession(server);
    const cms = cmsOf(server);
    const read = async () => {
      const { nextgenRounds } = await runQuery(server, calendarOfRounds, {});
      return nextgenRounds
        .find(({ name }) => name.startsWith(round))
        ?.sessions.find(({ id }) => id === session);
    };
    const first = (await read())?.revision ?? 0;
    await cms.update('results', session, { live_timing_link: 'https://timing.example' });
    expect((await read())?.revision).toBe(first);
    await cms.update('results', session, { date: '2027-01-27T02:00:00.000Z', status_note: 'Fog' });
    const moved = await read();
    expect(moved?.revision).toBeGreaterThan(first);
    expect(moved?.revised_at).toMatch(/^20/);
    await cms.update('results', session, { session_status: 'cancelled' });
    await cms.update('results', session, { session_name: 'Race one' });
    expect((await read())?.revision).toBeGreaterThanOrEqual((moved?.revision ?? 0) + 2);
  });
});

test('the answer has the form of the contract', () => {
  expect(timingAnswerSchema.parse({ success: true, sequence: 1, rows: 2 })).toBeTruthy();
});
