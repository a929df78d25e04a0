import 'server-only';
import { cache } from 'react';
import type { Resolution } from '@/lib/content/resolve';
import type { Site } from '@/lib/content/site-store';
import { listStandings, loadStandings, presentStandings, standingsOfSeason } from '@/lib/content/standings';
import type { Championship, ChampionshipSummary } from '@/lib/contract/entities/standings';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { getTranslator } from '@/lib/i18n/translator';
import type { ShareCard } from '@/lib/share-picture/card';

type Shown = { readonly site: Site; readonly language: Language; readonly t: Translator };
/** What an address of the standings shows: all championships, or the table of one. */
export type StandingsScreen =
  | (Shown & { readonly kind: 'list'; readonly championships: readonly ChampionshipSummary[] })
  | (Shown & {
      readonly kind: 'table';
      readonly championship: Championship;
      /** The championships of the same category and season, this one among them. */
      readonly siblings: readonly ChampionshipSummary[];
    });

type StandingsResolution = Extract<Resolution, { kind: 'standings' }>;

/** Loads what an address of the standings shows; null if there is no such championship or round. Once a request. */
export const loadStandingsScreen = cache(
  async (
    { championship: url, round, site }: StandingsResolution,
    language: Language,
  ): Promise<StandingsScreen | null> => {
    const t = await getTranslator(language);
    if (url === '') {
      const championships = presentStandings(await listStandings());
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

/** 'GT Championship 2026/27'. */
export const titleOf = ({ name, season }: ChampionshipSummary) => [name, season].filter(Boolean).join(' ');

/** The last round that a table includes, by its place among those that were held; null before the first. */
export function heldRound({ after, rounds, rounds_count: total }: Championship) {
  const round = rounds[after - 1];
  const number = rounds.slice(0, after).filter(({ is_off: isOff }) => !isOff).length;
  return round ? { number, total, round: round.name } : null;
}

/** How many lines of a table its share picture has. */
const CARD_LINES = 5;

/** What is drawn of a championship's table for chats and social networks; nothing before the first result. */
export function standingsCard(screen: StandingsScreen): ShareCard | null {
  if (screen.kind === 'list') return null;
  const { championship } = screen;
  const { standings } = championship;
  const after = heldRound(championship);
  if (after === null || standings.length === 0) return null;
  return {
    kind: 'standings',
    name: titleOf(championship),
    after,
    top: standings
      .slice(0, CARD_LINES)
      .map(({ rank, name, race_number: raceNumber, points }) => ({ rank, name, raceNumber, points })),
    art: null,
  };
}
