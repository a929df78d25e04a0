import 'server-only';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { hasExtension } from '@/lib/contract/extensions';
import type { Language } from '@/lib/contract/languages';
import { getIslandMessages } from '@/lib/i18n/translator';
import { makeReplay } from '@/lib/season/make-replay';
import type { Replay, ReplayContents } from '@/lib/season/replay';

/** Areas of the texts that a replay needs. */
const AREAS = ['results', 'session', 'standings'];

async function loadReplay(id: number): Promise<Replay | null> {
  if (!hasExtension(await loadExtensions(), 'session-laps')) return null;
  const [{ nextgenResult: session }, { nextgenLaps: found }] = await Promise.all([
    loadQuery('resultById', { id }),
    loadQuery('sessionLaps', { id }),
  ]);
  return session?.is_a_race === true && found ? makeReplay(session.rows, found.laps) : null;
}

/** A race's replay with its texts; null if there is no such race, or it has no laps. */
export async function loadReplayContents(id: number, language: Language): Promise<ReplayContents | null> {
  const replay = await loadReplay(id);
  if (replay === null || replay.cars.length === 0) return null;
  return { replay, texts: await getIslandMessages(language, AREAS) };
}
