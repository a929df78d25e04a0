import 'server-only';
import { cache } from 'react';
import type { ShownBy } from '../define-match';
import type { Site } from '@/lib/content/site-store';
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
      readonly championship: Championship;
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
    const siblings = championship.category
      ? standingsOfSeason(await listStandings({ category: championship.category.url }), championship.season)
      : [];
    return { kind: 'table', championship, siblings, site, language, t };
  },
);
