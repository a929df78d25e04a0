import 'server-only';
import type { Metadata } from 'next';
import type { Championship, ChampionshipSummary } from '@/lib/contract/entities/standings';
import type { Translator } from '@/lib/i18n/translate';
import { STANDINGS_ADDRESS, standingsAddress } from '@/lib/season/addresses';
import type { ShareCard } from '@/lib/share-picture/card';
import { screenMetadata } from '../metadata';
import type { StandingsScreen } from './load';

/** 'GT Championship 2026/27'. */
export const titleOf = ({ name, season }: ChampionshipSummary) => [name, season].filter(Boolean).join(' ');

/** The last round that a table includes, by its number among those held; null before the first. */
function heldRound({ after, rounds, rounds_count: total }: Championship) {
  const round = rounds[after - 1];
  const number = rounds.slice(0, after).filter(({ is_off: isOff }) => !isOff).length;
  return round ? { number, total, round: round.name } : null;
}

/** The most lines on a table's share card. */
const CARD_LINES = 5;

/** A championship table's share card for chats and social networks; null before the first result. */
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

/** The round named by the address: none for the current table, which includes the last round held. */
export const roundInAddress = ({ after, rounds }: Championship, held: number): string =>
  after < held ? (rounds[after - 1]?.url ?? '') : '';

/** Which state a table shows: after the third of eight rounds, with its name. */
export function stateOf(championship: Championship, t: Translator): string {
  const held = heldRound(championship);
  return held ? t('standings.afterRound', held) : t('standings.none');
}

/** How many of a championship's rounds the current table includes. */
export const heldRounds = ({ rounds }: Championship): number =>
  rounds.findLastIndex(({ sessions }) => sessions.length > 0) + 1;

/** The head of a standings screen. The table after the last round is the current one. */
export function standingsMetadata(screen: StandingsScreen): Metadata {
  const { site, language, t } = screen;
  if (screen.kind === 'list') {
    const text = {
      title: t('standings.title'),
      description: t('standings.description'),
      address: STANDINGS_ADDRESS,
    };
    return screenMetadata(text, site.domain, language);
  }
  const { championship } = screen;
  const { url } = championship;
  const round = roundInAddress(championship, heldRounds(championship));
  const state = stateOf(championship, t);
  const name = t('standings.of', { name: titleOf(championship) });
  const text = {
    title: round === '' ? name : `${name} – ${state}`,
    description: `${titleOf(championship)}: ${state}`,
    address: standingsAddress(url, round),
    card: standingsCard(screen),
  };
  return screenMetadata(text, site.domain, language);
}
