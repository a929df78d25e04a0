import { expect, test } from 'vitest';
import { getLiveSession } from '../../lib/contract/endpoints/live-session.ts';
import { wireErrorSchema } from '../../lib/contract/endpoint.ts';
import { resultById } from '../../lib/contract/graphql/racing-queries.ts';
import { TIMING_PATH, type TimingUpdate } from '../../lib/contract/timing.ts';
import { timingHeaders } from '../../lib/shared/node/signed-timing.ts';
import { call, get, runQuery } from './harness/client.ts';
import { callPath, cmsOf } from './harness/money.ts';
import { onEachShopServer, type ContentServer } from './harness/servers.ts';
import { newProvider, newTimedSession } from './harness/timing.ts';

/** Sends calls of a provider to a session, one after another. */
async function timingOf(server: ContentServer) {
  const signer = await newProvider(server);
  const { session } = await newTimedSession(server);
  const path = callPath(`${TIMING_PATH}/${String(session)}`);
  let sequence = 0;
  const send = async (update: TimingUpdate) => {
    const body = JSON.stringify(update);
    sequence += 1;
    const response = await fetch(new URL(path, server.url), {
      method: 'PUT',
      headers: timingHeaders(signer, { path, sequence, body, time: Date.now() }),
      body,
    });
    const json: unknown = await response.json();
    return { status: response.status, json };
  };
  const read = async () => (await call(server, getLiveSession, { id: session })).item;
  return { session, send, read };
}

const ROWS = [
  {
    ...{ position: 1, race_number: '7', name: 'Mere Tautahi', laps: 3 },
    ...{ last_time: '83.456', sectors: ['28.1', '30.2', '25.156'] },
  },
  { position: 2, race_number: '88', name: 'Tom Lindqvist', laps: 3 },
];

onEachShopServer('a live session', (server) => {
  test('has what timing systems say of the moment, from the first call on', async () => {
    const { session, send, read } = await timingOf(server);
    expect(await read()).toMatchObject({
      ...{ id: session, is_a_race: true, session_status: 'scheduled', flag: null, rows: [], messages: [] },
    });
    const first: TimingUpdate = {
      status: 'running',
      flag: 'green',
      laps_to_go: 9,
      rows: ROWS,
      messages: [{ id: '1', at: '2020-01-27T01:00:00.000Z', text: 'Green flag' }],
    };
    expect((await send(first)).status).toBe(200);
    expect(await read()).toMatchObject({
      session_status: 'running',
      flag: 'green',
      laps_to_go: 9,
      seconds_to_go: null,
      rows: [
        { race_number: '7', last_time: '1:23.456', sectors: ['28.100', '30.200', '25.156'] },
        { race_number: '88', last_time: '', sectors: [] },
      ],
      messages: [{ id: '1', at: '2020-01-27T01:00:00.000Z', text: 'Green flag' }],
    });
    // Without rows, cars and messages stay; what is left of the session is whole in each call.
    await send({ status: 'running', flag: 'red', messages: [{ id: '2', text: 'Red flag: car in turn 3' }] });
    const { flag, laps_to_go, rows, messages } = await read();
    expect([flag, laps_to_go, rows[0]?.last_time]).toEqual(['red', null, '1:23.456']);
    // The newest is on top.
    expect(messages.map(({ id }) => id)).toEqual(['2', '1']);
  });

  test('is named by its version: unchanged it costs an empty answer, and each call names another', async () => {
    const { session, send, read } = await timingOf(server);
    await send({ status: 'running', rows: ROWS });
    const path = `/nextgen/live/session/${String(session)}`;
    const first = await get(server, path);
    const etag = first.headers.get('etag') ?? '';
    const same = await get(server, path, {}, { headers: { 'if-none-match': etag } });
    expect([first.status, same.status, same.json]).toEqual([200, 304, undefined]);
    const before = await read();
    await send({ status: 'running', rows: ROWS });
    const next = await get(server, path, {}, { headers: { 'if-none-match': etag } });
    expect(next.status).toBe(200);
    expect(Date.parse((await read()).updated_at ?? '')).toBeGreaterThanOrEqual(
      Date.parse(before.updated_at ?? ''),
    );
    await cmsOf(server).update('results', session, { status_note: 'Fog' });
    expect((await read()).status_note).toBe('Fog');
  });

  test('has its newest message in the timetable before it has a sheet, and not after', async () => {
    const { session, send } = await timingOf(server);
    const noticeOf = async () => (await runQuery(server, resultById, { id: session })).nextgenResult?.notice;
    expect(await noticeOf()).toBeNull();
    await send({ status: 'delayed', messages: [{ id: '1', text: 'Race restart 14:20' }] });
    const notice = await noticeOf();
    expect(notice).toMatchObject({ text: 'Race restart 14:20' });
    expect(Date.parse(notice?.changed_at ?? '')).toBeGreaterThan(0);
    await send({ status: 'running', rows: ROWS });
    expect(await noticeOf()).toBeNull();
  });

  test('refuses what can’t be read, by row and message, and writes nothing of the call', async () => {
    const { send, read } = await timingOf(server);
    const faulty = await send({
      status: 'running',
      flag: 'green',
      rows: [{ ...ROWS[0], last_time: 'fast' }],
    });
    expect([faulty.status, wireErrorSchema.parse(faulty.json).fields]).toEqual([
      422,
      { 'rows.0': 'Row 1: The last lap time “fast” isn’t a time such as 1:23.456.' },
    ]);
    const nameless = await send({ status: 'running', messages: [{ id: '', text: 'Green flag' }] });
    expect([nameless.status, Object.keys(wireErrorSchema.parse(nameless.json).fields ?? {})]).toEqual([
      422,
      ['messages.0'],
    ]);
    expect(await read()).toMatchObject({ session_status: 'scheduled', flag: null, messages: [] });
  });

  test('is there for published sessions alone', async () => {
    const { session } = await timingOf(server);
    const statusOf = async (id: number) => (await get(server, `/nextgen/live/session/${String(id)}`)).status;
    expect([await statusOf(session), await statusOf(999_999)]).toEqual([200, 404]);
    await cmsOf(server).update('results', session, { _status: 'draft' });
    expect(await statusOf(session)).toBe(404);
  });
});
