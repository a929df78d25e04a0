import { contentNow } from '../kernel/clock.ts';
import { likelyDuplicates } from '../season/standings/likely-duplicates.ts';
import { loadChampionships } from '../season/standings/load-championship.ts';
import { collectionHref } from './entries.ts';
import { listed, mayWrite, type TodoPart } from './todo-entry.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Standings of a season may be corrected until its prizes have been awarded. */
const AFTER_SEASON_MS = 90 * DAY_MS;

/** Competitors who are probably in a running season's standings under two names, each with the form where they can be merged. */
export const duplicates: TodoPart = async (req) => {
  if (!(await mayWrite(req, 'championships'))) return [];
  const since = new Date(contentNow().getTime() - AFTER_SEASON_MS).toISOString();
  const running = await loadChampionships(req.payload, { 'rounds.end_date': { greater_than: since } });
  const details = running.flatMap(({ doc: { id, name, season }, ...loaded }) =>
    likelyDuplicates(loaded.season, loaded.competitors).map(({ name: other, same_as }) => ({
      title: `${other} and ${same_as} in ${[name, season].filter(Boolean).join(' ')}`,
      href: `${collectionHref('championships')}/${String(id)}`,
    })),
  );
  return listed(
    details,
    'competitor may be in the standings twice',
    'competitors may be in the standings twice',
  );
};
