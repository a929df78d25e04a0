import type { NewsTheme } from '../pictures.ts';
import { HERITAGE } from '../calendar.ts';
import { ROUND_CATEGORIES } from '../categories.ts';
import { addMinutes, weekendDates } from '../nz-time.ts';
import { circuitOf } from '../venues.ts';
import { countWord, joinNames } from '../words.ts';
import { HEADLINE_LIMIT, type Author, type Draft } from './article.ts';
import type { CategoryWeekend, Desk } from './desk.ts';
import { canFill, fill } from './fill.ts';
import {
  DOUBLE_SWEEP_HEADLINES,
  SPLIT_HEADLINES,
  SPLIT_LEADS,
  SWEEP_HEADLINES,
  SWEEP_LEADS,
  THREE_WAY_HEADLINES,
} from './phrases/weekend.ts';
import type { Report } from './report.ts';
import { REPORT_STRUCTURES } from './report-structures.ts';
import { standingsAfter } from './standings.ts';

const THEMES: readonly NewsTheme[] = [
  'race-start',
  'podium',
  'race-start',
  'trophy',
  'safety-car',
  'podium',
  'fans',
  'timing-screen',
];
const FINAL_RACE_AND_CUP_MINUTES = 75;

/** Reports on every finished category weekend; structures rotate, so neighbours never look alike. */
export function writeRaceReports(desk: Desk, events: readonly CategoryWeekend[]): Draft[] {
  return events
    .filter(({ category }) => category.slug !== 'endurance-cup')
    .map((event, index) => {
      const report = prepareReport(desk, event);
      const structure = REPORT_STRUCTURES[index % REPORT_STRUCTURES.length];
      const lastRace = event.races[event.races.length - 1];
      if (!structure || !lastRace) throw new Error(`Nothing to report from ${event.weekend.url}`);
      const { blurb, content } = structure(report);
      return {
        headline: headlineOf(report),
        blurb,
        content,
        at: addMinutes(lastRace.session.date, FINAL_RACE_AND_CUP_MINUTES + index * 4),
        group: 'race-reports',
        author: authorOf(event),
        theme: THEMES[index % THEMES.length] ?? 'race-start',
      };
    });
}

/** Collects the facts of a weekend. */
function prepareReport(desk: Desk, event: CategoryWeekend): Report {
  const { weekend, category, races, circuit } = event;
  const order = races.map(({ facts }) => facts.podium[0]?.name ?? '');
  const winners = [...new Set(order)];
  const run = desk.season.filter((round) => round.start <= weekend.start).map(({ url }) => url);
  const standings = standingsAfter(desk, category.slug, run);
  const next = desk.season.find(
    (round) => round.start > weekend.start && ROUND_CATEGORIES[round.url]?.includes(category.slug),
  );
  const last = order[order.length - 1] ?? '';
  const values: Record<string, string> = {
    winner: last,
    other: winners.find((name) => name !== last) ?? '',
    winners: joinNames(winners),
    category: category.shortName,
    slug: category.slug,
    venue: circuit.shortName,
    round: weekend.url,
    count: countWord(races.length),
    starters: String(event.qualifying.rows.length),
    leader: standings[0]?.name ?? '',
    points: String(standings[0]?.points ?? 0),
    runnerUp: standings[1]?.name ?? '',
    gap: String(standings[1]?.behind ?? 0),
    nextVenue: next ? circuitOf(next.venue).shortName : '',
    nextDates: next ? weekendDates(next.firstDay, next.lastDay) : '',
    nextCharacter: next ? (circuitOf(next.venue).character[desk.random.int(0, 2)] ?? '') : '',
  };
  const lead =
    winners.length === 1
      ? desk.say('lead/sweep', SWEEP_LEADS, values)
      : desk.say('lead/split', SPLIT_LEADS, values);
  return { desk, event, values, winners, standings, lead };
}

function headlineOf({ desk, event, values, winners }: Report): string {
  const sweeps = event.races.length === 2 ? DOUBLE_SWEEP_HEADLINES : SWEEP_HEADLINES;
  const [bank, phrases] =
    winners.length === 1
      ? ([`headline/sweep${event.races.length}`, sweeps] as const)
      : winners.length >= 3
        ? (['headline/three', THREE_WAY_HEADLINES] as const)
        : (['headline/split', SPLIT_HEADLINES] as const);
  for (let tries = 0; tries < phrases.length; tries += 1) {
    const phrase = desk.deal<string>(bank, phrases);
    if (!canFill(phrase, values)) continue;
    const headline = fill(phrase, values);
    if (headline.length <= HEADLINE_LIMIT) return headline;
  }
  return fill('{winner} wins in {category} at {venue}', values);
}

/** Heritage has its own writer; saloons and open-wheelers share the others. */
export function authorOf({ weekend, category }: CategoryWeekend): Author {
  if (weekend.series === HERITAGE) return 'heritage';
  return ['formula-ford', 'open-wheel-modern', 'prototype', 'gt', 'rear-engine-coupe'].includes(
    category.bodyStyle,
  )
    ? 'open'
    : 'saloons';
}
