import type { Payload } from 'payload';
import type { LiveSession } from '../../../lib/contract/entities/live-session.ts';
import { fullName } from '../../../lib/shared/full-name.ts';
import { findAll, mapById } from '../../cms/records/by-ids.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { readable } from '../../cms/records/readable.ts';
import { refIds } from '../../cms/records/refs.ts';
import { resultTexts, timingRowEntity } from '../mappers/racing.ts';
import { carKey, liveStateOf, momentsOf } from '../timing/live-state.ts';
import { ofSession } from '../timing/timing-states.ts';
import { cachedDrivers } from '../data/cached-records.ts';
import { getResult, loadTimingRows } from '../data/results.ts';
import { teamPages } from '../data/teams.ts';

/**
 * The version of a session as it stands: another one after every write to any part of it. Costs two small reads.
 * @returns null if there is no such published session
 */
export async function liveVersion(payload: Payload, id: number): Promise<string | null> {
  const where = allOf(PUBLISHED, { id: { equals: id } });
  const [sessions, states] = await Promise.all([
    readable(payload).find({ ...findAll('results', where), select: { updatedAt: true } }),
    payload.find({ ...ofSession(id), select: { sequence: true, updatedAt: true } }),
  ]);
  const [session] = sessions.docs;
  const [state] = states.docs;
  if (!session) return null;
  return [session.updatedAt, state?.updatedAt ?? '', String(state?.sequence ?? '')].join(' ');
}

/** A published session as it stands, or null. */
export async function findLiveSession(payload: Payload, id: number): Promise<LiveSession | null> {
  const [session, rows, states, drivers, teamUrlOf] = await Promise.all([
    getResult(payload, id),
    loadTimingRows(payload, [id]),
    payload.find(ofSession(id)),
    cachedDrivers(payload),
    teamPages(payload),
  ]);
  if (session === null) return null;
  const [state = null] = states.docs;
  const { is_a_race, session_status, status_note, updated_at } = resultTexts(session);
  const { flag, laps_to_go, seconds_to_go, cars, messages } = liveStateOf(state);
  const { timing_at, messages_at } = momentsOf(state);
  const byId = mapById(drivers);
  return {
    ...{ id, is_a_race, session_status, status_note, flag, laps_to_go, seconds_to_go, messages },
    updated_at: state !== null && state.updatedAt > updated_at ? state.updatedAt : updated_at,
    timing_at: timing_at ?? updated_at,
    messages_at,
    rows: (rows.get(id) ?? []).map((row) => ({
      ...timingRowEntity(row),
      drivers: refIds(row.drivers).flatMap((driver) => {
        const page = byId.get(driver);
        return page ? [{ id: page.id, name: fullName(page), url: page.url }] : [];
      }),
      team_url: teamUrlOf(row),
      ...(cars[carKey(row)] ?? { last_time: '', sectors: [] }),
    })),
  };
}
