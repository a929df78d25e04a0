import 'server-only';
import { loadExtensions } from '@/lib/content/load';
import { listStandings, loadStandings } from '@/lib/season/standings';
import { standingsAddress } from '@/lib/season/addresses';
import type { Result } from '@/lib/contract/entities/racing';
import { hasExtension } from '@/lib/contract/extensions';

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Links for the teams of a sheet, by name, if the content server has no team pages: to the teams' table of its category, if they are in
 * it.
 */
export async function teamAddresses({ category, rows }: Result): Promise<ReadonlyMap<string, string>> {
  if (!category || !rows.some(({ team }) => team !== '')) return NONE;
  if (hasExtension(await loadExtensions(), 'team-pages')) return NONE;
  const ofCategory = await listStandings({ category: category.url });
  const ofTeams = ofCategory.filter(({ of, rounds_held: held }) => of === 'teams' && held > 0);
  const tables = await Promise.all(ofTeams.map(({ url }) => loadStandings(url, '')));
  return new Map(
    tables.flatMap((table) =>
      table === null ? [] : table.standings.map(({ name }) => [name, standingsAddress(table.url)] as const),
    ),
  );
}
