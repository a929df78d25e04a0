import 'server-only';
import { cache } from 'react';
import type { ShownBy } from '../define-match';
import { loadQuery } from '@/lib/content/load';
import type { Site } from '@/lib/content/site-store';
import type { NumberedChampionship } from '@/lib/season/round-numbers';
import { listStandings, loadStandings, currentStandings, standingsOfSeason } from '@/lib/season/standings';
import type { Championship, ChampionshipSummary } from '@/lib/contract/entities/standings';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { getTranslator } from '@/lib/i18n/translator';
import type { standingsMatch } from './match';

type Shown = { readonly site: Site; readonly language: Language; readonly t: Translator };
/** What a standings address shows: all championships, or the table of one. */
export type StandingsScreen =
  | (Shown & { readonly kind: 'list'; readonly championships: readonly ChampionshipSummary[] })
  | (Shown & {
      readonly kind: 'table';
      readonly championship: NumberedChampionship;
      /** The end of the round after which the table stands; null before the first, and if unknown. */
      readonly roundEnd: string | null;
      /** The championships of the same category and season, including this one. */
      readonly siblings: readonly ChampionshipSummary[];
    });

/** Loads what a standings address shows; null for an unknown championship or round. Cached per request. */
export const loadStandingsScreen = cache(
  async (
    { championship: url, round, site }: ShownBy<typeof standingsMatch>,
    language: Language,
  ): Promise<StandingsScreen | null> => {
    const t = await getTranslator(language);
    if (url === '') {
      const championships = currentStandings(await listStandings());
      return { kind: 'list', championships, site, language, t };
    }
    const championship = await loadStandings(url, round);
    if (championship === null) return null;
    const [siblings, roundEnd] = await Promise.all([siblingsOf(championship), roundEndOf(championship)]);
    return { kind: 'table', championship, roundEnd, siblings, site, language, t };
  },
);

async function siblingsOf({ category, season }: Championship): Promise<readonly ChampionshipSummary[]> {
  return category === null ? [] : standingsOfSeason(await listStandings({ category: category.url }), season);
}

/** A championship's own rounds only have their start. */
async function roundEndOf({ rounds, after }: Championship): Promise<string | null> {
  const round = rounds[after - 1];
  if (round === undefined) return null;
  const { nextgenRounds } = await loadQuery('roundDays', {});
  return nextgenRounds.find(({ url }) => url === round.url)?.end_date ?? null;
}
