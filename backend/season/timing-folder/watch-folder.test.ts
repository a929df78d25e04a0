import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timingUpdateSchema, type TimingUpdate } from '../../../lib/contract/timing.ts';
import { createTimingClient } from '../../../lib/shared/node/timing-client.ts';
import { exportFile } from './export-files.ts';
import { watchFolder, type WatchOptions } from './watch-folder.ts';

type Call = { readonly session: number; readonly update: TimingUpdate };

type Refuse = (update: TimingUpdate) => Record<string, string> | null;
const acceptAll: Refuse = () => null;

/** The site's side of the call: records what is sent, and refuses it if a test wants that. */
const site = { calls: [] as Call[], refuse: acceptAll, url: '' };
let folder: string;
const closers: (() => Promise<void> | void)[] = [];

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'timing-'));
  Object.assign(site, { calls: [], refuse: acceptAll });
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      response.setHeader('content-type', 'application/json');
      const update = timingUpdateSchema.parse(JSON.parse(body));
      const refusal = site.refuse(update);
      if (refusal)
        return response
          .writeHead(422)
          .end(JSON.stringify({ success: false, message: 'Not accepted.', fields: refusal }));
      const session = Number(request.url?.split('/').at(-1));
      site.calls.push({ session, update });
      return response.end(JSON.stringify({ success: true, sequence: 1, rows: 0 }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  closers.push(
    () => new Promise<void>((resolve) => void server.close(() => resolve())),
    () => server.closeAllConnections(),
    () => rm(folder, { recursive: true }),
  );
});
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A program that watches the folder. The test triggers each check. */
async function watch(more: Partial<WatchOptions> = {}) {
  const printed: string[] = [];
  const { look } = await watchFolder({
    folder,
    client: createTimingClient(site.url, { provider: 1, secret: 'secret' }),
    session: null,
    status: 'running',
    print: (line) => printed.push(line),
    patienceMs: 0,
    ...more,
  });
  return {
    printed,
    /** A file is complete once two checks in a row find it unchanged. */
    async settle() {
      await look();
      await look();
    },
    look,
  };
}

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const ROWS = `"Pos","No.","Name","Laps","Last Tm","S1","S2","Best Tm","Total Tm","Diff"
"1","7","Ana Roe","3","1:01.250","28.100","33.150","1:00.900","3:03.000",""
"2","8","Bo Kim","3","1:02.000","28.500","33.500","1:01.000","3:04.500","1.500"
`;
const LAPS = 'No,Lap,Lap Time,Pos\n7,1,1:00.900,1\n8,1,1:01.000,2\n';

describe('a folder that a timing program exports to', () => {
  it('sends rows with the cars’ latest laps, laps, state and messages, each to its session', async () => {
    const { settle } = await watch();
    await write('4711 Race 2.csv', ROWS);
    await write('4711 Race 2 laps.csv', LAPS);
    await write('4711-state.csv', 'Flag,Laps to go,Time to go\nSafety Car,9,12:30\n');
    await write('4711_messages.csv', 'Time,Message\n2026-11-21T14:05:30+13:00,Car stopped at turn 3\n');
    await write('4712.csv', 'Pos;No;Driver;Best Tm\n1;9;Cy Lee;1:05,5\n');
    await settle();
    expect(site.calls.map(({ session }) => session)).toEqual([4711, 4712]);
    expect(site.calls[0]?.update).toMatchObject({
      status: 'running',
      flag: 'safety_car',
      laps_to_go: 9,
      seconds_to_go: 750,
      rows: [
        { position: 1, race_number: '7', laps: 3, last_time: '1:01.250', sectors: ['0:28.100', '0:33.150'] },
        { position: 2, race_number: '8', diff: '1.500' },
      ],
      laps: [
        { race_number: '7', lap: 1, time: '1:00.900', position: 1 },
        { race_number: '8', lap: 1, time: '1:01.000', position: 2 },
      ],
      messages: [{ id: '1', at: '2026-11-21T01:05:30.000Z', text: 'Car stopped at turn 3' }],
    });
    expect(site.calls[1]?.update).toEqual({
      status: 'running',
      status_note: '',
      rows: [{ position: 1, race_number: '9', name: 'Cy Lee', best_time: '1:05.500' }],
    });
  });

  it('only sends new, changed or removed laps and messages', async () => {
    const { settle } = await watch();
    await write('4711.csv', ROWS);
    await write('4711 laps.csv', LAPS);
    await write('4711 messages.csv', 'Message\nGreen flag\nCar 7 under investigation\n');
    await settle();
    await write('4711 laps.csv', 'No,Lap,Lap Time,Pos\n7,1,1:00.800,1\n7,2,1:00.000,1\n');
    await write('4711 messages.csv', 'Message\nGreen flag\nCar 7: no further action\n');
    await settle();
    const { laps, messages, rows } = site.calls.at(-1)?.update ?? {};
    expect([site.calls.length, rows]).toEqual([2, undefined]);
    expect(laps).toEqual([
      { race_number: '7', lap: 1, time: '1:00.800', position: 1 },
      { race_number: '7', lap: 2, time: '1:00.000', position: 1 },
      { race_number: '8', lap: 1 },
    ]);
    expect(messages).toEqual([{ id: '2', text: 'Car 7: no further action' }]);
  });

  it('doesn’t resend a file that is rewritten unchanged, nor after a restart', async () => {
    const first = await watch();
    await write('4711.csv', ROWS);
    await first.settle();
    await write('4711.csv', ROWS);
    await first.settle();
    expect(site.calls).toHaveLength(1);
    const second = await watch();
    await second.settle();
    expect(site.calls).toHaveLength(1);
    await write('4711.csv', ROWS.replace('1:01.250', '1:00.250'));
    await second.settle();
    expect(site.calls).toHaveLength(2);
    expect(site.calls[1]?.update.rows?.[0]?.last_time).toBe('1:00.250');
  });

  it('doesn’t bring back messages after a restart, which the office may have corrected or removed', async () => {
    const first = await watch();
    await write('4711 messages.csv', 'Message\nGreen flag\nCar 7 under investigation\nOil at turn 3\n');
    await first.settle();
    // Changed while nobody watches.
    await write('4711 messages.csv', 'Message\nGreen flag\nCar 7: no further action\n');
    const second = await watch();
    await second.settle();
    expect(site.calls.at(-1)?.update.messages).toEqual([
      { id: '2', text: 'Car 7: no further action' },
      { id: '3', text: '' },
    ]);
    await write('4711 messages.csv', 'Message\nGreen flag\nCar 7: no further action\nRed flag\n');
    await second.settle();
    expect(site.calls.at(-1)?.update.messages).toEqual([{ id: '3', text: 'Red flag' }]);
  });

  describe('while nothing changes', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
    const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

    it('confirms a session that runs every ten seconds, without its status, which the office may have changed', async () => {
      const { settle, look } = await watch();
      await write('4711.csv', ROWS);
      await write('4711 state.csv', 'Flag,Laps to go\ngreen,9\n');
      await settle();
      pass(5);
      await look();
      expect(site.calls).toHaveLength(1);
      for (const count of [2, 3]) {
        pass(10);
        await look();
        await look();
        expect(site.calls).toHaveLength(count);
      }
      const { update } = site.calls[2] ?? {};
      expect(update).toMatchObject({ flag: 'green', laps_to_go: 9 });
      expect([update?.status, update?.rows]).toEqual([undefined, undefined]);
    });

    it('doesn’t confirm a session whose files nobody has written for five minutes, nor one that is over', async () => {
      const { settle, look } = await watch();
      await write('4711.csv', ROWS);
      await settle();
      pass(300);
      await look();
      expect(site.calls).toHaveLength(1);
      // Written as it was: the timing program is at work again.
      await write('4711.csv', ROWS);
      await settle();
      expect(site.calls).toHaveLength(2);
      await write('4711 state.csv', 'Status\nfinished\n');
      await settle();
      pass(10);
      await look();
      expect(site.calls.map(({ update }) => update.status)).toEqual(['running', undefined, 'finished']);
    });

    it('ends with a session that the site refuses, until a file of it changes', async () => {
      const { settle, look, printed } = await watch();
      await write('4711.csv', ROWS);
      await settle();
      site.refuse = () => ({ status: 'The session is cancelled. Only the office can reinstate it.' });
      for (const seconds of [10, 10]) {
        pass(seconds);
        await look();
      }
      expect(printed.slice(1)).toEqual([
        'Session 4711 was refused: The session is cancelled. Only the office can reinstate it.',
        'Session 4711: not accepted. Sent again once a file of the session changes.',
      ]);
      site.refuse = acceptAll;
      await write('4711.csv', ROWS.replace('1:01.250', '1:00.250'));
      await settle();
      pass(10);
      await look();
      expect(site.calls.map(({ update }) => update.status)).toEqual(['running', 'running', undefined]);
    });
  });

  it('waits until a file is complete', async () => {
    const { look, settle, printed } = await watch({ patienceMs: 60_000 });
    await write('4711.csv', ROWS.slice(0, 60));
    await look();
    // Still being written between two checks.
    await write('4711.csv', `${ROWS.slice(0, 140)}`);
    await settle();
    // Unchanged for a moment, but cut off within a cell: it may be incomplete.
    expect([site.calls, printed]).toEqual([[], []]);
    await write('4711.csv.tmp', ROWS);
    await rename(join(folder, '4711.csv.tmp'), join(folder, '4711.csv'));
    await settle();
    expect(site.calls).toHaveLength(1);
  });

  it('reports errors in a file once, line by line, and sends nothing of it', async () => {
    const { settle, look, printed } = await watch();
    await write('4711.csv', ROWS.replace('1:01.250', 'fast').replace('"2","8"', '"second","8"'));
    await settle();
    await look();
    expect(site.calls).toEqual([]);
    expect(printed).toEqual([
      '4711.csv, line 2: The last lap time “fast” isn’t a time such as 1:23.456.',
      '4711.csv, line 3: “second” isn’t a position.',
      '4711.csv wasn’t sent. It’s read again once it changes.',
    ]);
    await write('4711.csv', ROWS);
    await settle();
    expect(site.calls).toHaveLength(1);
  });

  it('reports why the site refuses something, and only sends it again when a file changes', async () => {
    const { settle, printed } = await watch();
    site.refuse = () => ({ status: 'The session is cancelled. Only the office can reinstate it.' });
    await write('4711.csv', ROWS);
    await settle();
    await settle();
    expect(printed.filter((line) => line.includes('was refused'))).toEqual([
      'Session 4711 was refused: The session is cancelled. Only the office can reinstate it.',
    ]);
    site.refuse = acceptAll;
    await write('4711.csv', ROWS.replace('1:01.250', '1:00.250'));
    await settle();
    expect(site.calls).toHaveLength(1);
  });

  it('sends everything of a refused session again, whichever file changes', async () => {
    const { settle } = await watch();
    site.refuse = () => ({ status: 'The session is cancelled. Only the office can reinstate it.' });
    await write('4711.csv', ROWS);
    await write('4711 laps.csv', LAPS);
    await write('4711 messages.csv', 'Time,Message\n,Green flag\n');
    await settle();
    site.refuse = acceptAll;
    await write('4711 state.csv', 'Status,Flag\nrunning,green\n');
    await settle();
    expect(site.calls).toHaveLength(1);
    const { flag, rows, laps, messages } = site.calls[0]?.update ?? {};
    expect([flag, rows?.length, laps?.length, messages?.length]).toEqual(['green', 2, 2, 1]);
  });

  it('sends what isn’t refused of a session at once', async () => {
    const { settle, printed } = await watch();
    site.refuse = ({ laps }) => (laps ? { 'laps.0': 'Lap record 1: Race number missing.' } : null);
    await write('4711.csv', ROWS);
    await write('4711 laps.csv', LAPS);
    await settle();
    await settle();
    expect(site.calls.map(({ update }) => [update.rows?.length, update.laps])).toEqual([[2, undefined]]);
    expect(printed.slice(0, 2)).toEqual([
      'Session 4711 was refused: Lap record 1: Race number missing.',
      '4711 laps.csv: not accepted. Sent again once it changes.',
    ]);
    // The refused laps weren't written, so that all of them are sent with the next one.
    site.refuse = acceptAll;
    await write('4711 laps.csv', `${LAPS}7,2,1:00.000,1\n`);
    await settle();
    expect(site.calls.at(-1)?.update.laps).toHaveLength(3);
  });

  it('holds back rows and laps until the session has started, even over a restart', async () => {
    const first = await watch();
    await write('4711.csv', ROWS);
    await write('4711 laps.csv', LAPS);
    await write('4711 state.csv', 'Status,Note\nscheduled,\n');
    await first.settle();
    expect(site.calls.map(({ update: { status, rows } }) => [status, rows])).toEqual([
      ['scheduled', undefined],
    ]);
    expect(first.printed).toContain('4711.csv, 4711 laps.csv: sent once session 4711 has started.');
    const second = await watch();
    await second.settle();
    await write('4711 state.csv', 'Status,Note\nrunning,\n');
    await second.settle();
    const { status, rows, laps } = site.calls.at(-1)?.update ?? {};
    expect([status, rows?.length, laps?.length]).toEqual(['running', 2, 2]);
  });

  it('holds back laps until their cars’ rows arrive', async () => {
    const { settle, printed } = await watch();
    await write('4711 laps.csv', LAPS);
    await settle();
    expect([site.calls, printed]).toEqual([
      [],
      ['4711 laps.csv waits for a file with the rows of session 4711.'],
    ]);
    await write('4711.csv', ROWS);
    await settle();
    expect(site.calls.flatMap(({ update }) => update.laps ?? [])).toHaveLength(2);
  });

  it('ignores files without a session, unless one is given for all', async () => {
    const { settle, printed } = await watch();
    await write('race.csv', ROWS);
    await write('notes.docx', 'x');
    await settle();
    expect([site.calls, printed]).toEqual([[], [expect.stringContaining('race.csv is left out')]]);
    await (await watch({ session: 12 })).settle();
    expect(site.calls.map(({ session }) => session)).toEqual([12]);
    expect(JSON.parse(await readFile(join(folder, '.timing-sent.json'), 'utf8'))).toEqual({
      'race.csv': expect.any(String),
    });
  });
});

it.each([
  ['4711.csv', { session: 4711, part: 'rows' }],
  ['4711 Race 2.TXT', { session: 4711, part: 'rows' }],
  ['4711 Race 2 - laps.csv', { session: 4711, part: 'laps' }],
  ['4711_state.csv', { session: 4711, part: 'state' }],
  ['messages.csv', { session: null, part: 'messages' }],
  ['Overlaps.csv', { session: null, part: 'rows' }],
  ['~4711.csv', null],
  ['.timing-sent.json', null],
])('a file %s', (name, said) => {
  expect(exportFile(name, null)).toEqual(said && { name, ...said });
});
