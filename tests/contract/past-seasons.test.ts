import { expect, test } from 'vitest';
import { pastReportSchema } from '../../backend/season/past-seasons/past-report.ts';
import { getChampionship } from '../../lib/contract/endpoints/standings.ts';
import { circuitByUrl, driverLaps } from '../../lib/contract/graphql/racing-queries.ts';
import { call, runQuery } from './harness/client.ts';
import { askCms } from './harness/money.ts';
import { onEachServer, type ContentServer } from './harness/servers.ts';

async function send(server: ContentServer, body: object) {
  const answer = await askCms(server, '/api/past-seasons', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return pastReportSchema.parse(await answer.json());
}

onEachServer('past seasons', (server) => {
  test('are imported from one table, and have winners, laps and tables from then on', async () => {
    const mark = `m${crypto.randomUUID().slice(0, 6)}`;
    const [ana, bo] = [`Ana Kiwi${mark}`, `Bo Tui${mark}`];
    const csv = [
      'Season,Championship,Round,Date,Circuit,Session,Pos,No,Driver,Laps,Time/gap,Best lap,Points',
      `1987/88,Cup ${mark},1,5/12/1987,Park ${mark},Race 1,1,7,${ana},12,14:20.500,1:10.200,9`,
      `1987/88,Cup ${mark},1,5/12/1987,Park ${mark},Race 1,2,8,${bo},12,3.250,1:10.100,6`,
      `1987/88,Cup ${mark},1,6/12/1987,Park ${mark},Race 2,1,8,${bo},12,14:25.000,1:10.900,9`,
      `1987/88,Cup ${mark},1,6/12/1987,Park ${mark},Race 2,2,7,${ana},12,0.500,1:09.900,6.5`,
    ].join('\n');
    const input = { csv, addDrivers: true };
    const { basedOn } = await send(server, input);
    const { made } = await send(server, { ...input, basedOn, apply: true });
    expect(Object.values(made ?? {}).map((ids) => ids.length)).toEqual([1, 1, 2, 1, 2, 1]);

    const { item } = await call(server, getChampionship, { url: `cup-${mark}-1987-88` });
    expect(item.standings.map(({ name, points }) => [name, points])).toEqual([
      [ana, 15.5],
      [bo, 15],
    ]);
    const { nextgenVenue } = await runQuery(server, circuitByUrl, { url: `park-${mark}` });
    expect(
      nextgenVenue?.past_races.map(({ session_name, podium }) => [
        session_name,
        podium.map(({ name }) => name),
      ]),
    ).toEqual([['Race 2', [bo, ana]]]);
    expect(nextgenVenue?.best_laps.map(({ row }) => [row.name, row.best_time])).toEqual([[ana, '1:09.900']]);
    const lapsOf = async (url: string) =>
      (await runQuery(server, driverLaps, { url })).nextgenDriver?.best_laps.map(({ row }) => row.best_time);
    expect(await lapsOf(`ana-kiwi${mark}`)).toEqual(['1:09.900']);
    expect(await lapsOf(`bo-tui${mark}`)).toEqual(['1:10.100']);
    expect((await runQuery(server, driverLaps, { url: 'nobody' })).nextgenDriver).toBeNull();

    const again = await send(server, { ...input, apply: true });
    expect(Object.values(again.made ?? {}).flat()).toEqual([]);
  });
});
