import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServerApi } from '@/lib/api/server';
import { getInitialData } from '@/lib/contract/endpoints/content';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { startReferenceServer, type ReferenceServer } from '../reference-server/server';

let content: ReferenceServer;
beforeAll(async () => {
  content = await startReferenceServer('localhost');
});
afterAll(() => content.close());

test('a content server with the names of the specification is asked for nothing else, and all its rounds are found', async () => {
  const api = createServerApi(content.url);
  const initial = await api.call(getInitialData, {});
  const extensions = initial.ok ? initial.value.extensions : [];
  const rounds = await api.query(QUERIES.allRounds, {}, { extensions });
  expect(rounds.ok ? rounds.value.nextgenRounds.map(({ url }) => url) : rounds.error).toContain('round-1');
  const next = await api.query(QUERIES.nextRound, {}, { extensions });
  expect(next).toMatchObject({ ok: true });
  const competitors = await api.query(QUERIES.roundsForCompetitors, {}, { extensions });
  expect(competitors).toMatchObject({ ok: true });
  const session = await api.query(QUERIES.resultById, { id: 1 }, { extensions });
  expect(session.ok ? session.value.nextgenResult?.rows.length : session.error).toBeGreaterThan(0);
  // It keeps no laps, and isn't asked for any.
  const laps = await api.query(QUERIES.sessionLaps, { id: 1 }, { extensions });
  expect(laps).toMatchObject({ ok: false, error: { kind: 'notFound' } });
  expect(content.refusals).toEqual([]);
});
