import 'server-only';
import { roundEntries } from '@/components/racing/round-entries';
import type { RoundEntry } from '@/components/racing/round-entries';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { roundNumbers } from '@/lib/season/round-numbers';
import { listStandings, currentStandings, withResults } from '@/lib/season/standings';
import type { BlockSettings } from '@/lib/contract/block';
import type { categoryViewBlock } from '@/lib/contract/blocks/site';
import type { Category } from '@/lib/contract/entities/racing';
import type { ChampionshipSummary } from '@/lib/contract/entities/standings';
import { hasExtension } from '@/lib/contract/extensions';
import { loadDates } from '@/lib/content/load-dates';
import { MISSING, type AddressedContext } from '../define-widget';

export type CategoryPage = {
  readonly category: Category;
  readonly rounds: readonly RoundEntry[];
  readonly standings: readonly ChampionshipSummary[];
  /** Whether its sessions have a calendar feed. */
  readonly hasSessions: boolean;
};

/** The category named by the address, with its rounds and drivers. */
export async function loadCategory(
  _settings: BlockSettings<typeof categoryViewBlock>,
  { path, language, now }: AddressedContext,
): Promise<CategoryPage | typeof MISSING> {
  if (path.item_url === '' || path.url_parameter_2 !== '') return MISSING;
  const [{ nextgenCategory: category }, { nextgenRounds: all }, standings, dates, extensions] =
    await Promise.all([
      loadQuery('categoryByUrl', { url: path.item_url }),
      loadQuery('roundHeads', {}),
      listStandings({ category: path.item_url }),
      loadDates(language),
      loadExtensions(),
    ]);
  if (!category) return MISSING;
  return {
    category,
    // A category misses rounds of its series, which count all the same.
    rounds: roundEntries(category.rounds, dates, now, { numbers: roundNumbers(all) }),
    standings: withResults(currentStandings(standings)),
    hasSessions: hasExtension(extensions, 'sessions'),
  };
}
