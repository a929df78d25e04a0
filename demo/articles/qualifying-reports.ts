import type { NewsTheme } from '../pictures.ts';
import { HERITAGE } from '../calendar.ts';
import { a, p, quote, ul } from '../html.ts';
import { addMinutes } from '../nz-time.ts';
import type { DemoTimingRow } from '../records/racing.ts';
import type { Draft } from './article.ts';
import type { CategoryWeekend, Desk } from './desk.ts';
import {
  POLE_QUOTES,
  QUALIFYING_HEADLINES,
  QUALIFYING_LEADS,
  QUALIFYING_MIDDLES,
  QUALIFYING_TAILS,
} from './phrases/qualifying.ts';
import { authorOf } from './race-reports.ts';
import { topTable } from './result-tables.ts';

const REPORTS_PER_ROUND = 4;
const THEMES: readonly NewsTheme[] = ['qualifying', 'timing-screen', 'helmet', 'qualifying', 'wheel-change'];

/** Reports on the closest qualifying sessions of each finished round. */
export function writeQualifyingReports(desk: Desk, events: readonly CategoryWeekend[]): Draft[] {
  const rounds = [...new Set(events.map(({ weekend }) => weekend.url))];
  return rounds
    .flatMap((round) =>
      events
        .filter(({ weekend, category }) => weekend.url === round && category.slug !== 'endurance-cup')
        .sort((x, y) => Number(x.qualifying.rows[1]?.diff) - Number(y.qualifying.rows[1]?.diff))
        .slice(0, REPORTS_PER_ROUND),
    )
    .map((event, index) => writeOne(desk, event, index));
}

function writeOne(desk: Desk, event: CategoryWeekend, index: number): Draft {
  const { qualifying, category, circuit, weekend } = event;
  const [pole, second, third] = qualifying.rows;
  if (!pole || !second || !third) throw new Error(`Too few cars in ${qualifying.key}`);
  const values = {
    pole: pole.name,
    second: second.name,
    third: third.name,
    time: pole.best_time,
    gap: second.diff,
    thirdGap: third.diff,
    category: category.shortName,
    venue: circuit.shortName,
    place: desk.deal(`place/${circuit.slug}`, circuit.places),
    spread: spreadOfTopTen(qualifying.rows),
    kmh: averageSpeed(pole.best_time, circuit.length),
    kilometres: (circuit.length / 1000).toFixed(1),
  };
  const lead = desk.say('qualifying/lead', QUALIFYING_LEADS, values);
  const middle = p(desk.say('qualifying/middle', QUALIFYING_MIDDLES, values));
  const tail = p(
    `${desk.say('qualifying/tail', QUALIFYING_TAILS, values)} ${a(`/round/${weekend.url}`, `Everything about ${weekend.name}`)}.`,
  );
  const quotation = quote(desk.deal('quote/pole', POLE_QUOTES), pole.name);
  const grid = topTable(qualifying, `${category.shortName} qualifying, ${circuit.shortName}`, 10);
  const rows = ul(qualifying.rows.slice(0, 6).map((row) => `${row.position}. ${row.name}, ${row.best_time}`));
  const layouts = [
    [p(lead), middle, grid, quotation, tail],
    [quotation, p(lead), grid, middle, tail],
    [p(lead), rows, quotation, middle, tail],
    [grid, p(lead), middle, quotation, tail],
  ];
  return {
    headline: desk.say('qualifying/headline', QUALIFYING_HEADLINES, values),
    blurb: lead,
    content: (layouts[index % layouts.length] ?? []).join(''),
    at: addMinutes(qualifying.date, 40),
    group: 'race-reports',
    author: weekend.series === HERITAGE ? 'heritage' : authorOf(event),
    theme: THEMES[index % THEMES.length] ?? 'qualifying',
  };
}

const seconds = (time: string): number =>
  time.split(':').reduce((total, part) => total * 60 + Number(part), 0);

function spreadOfTopTen(rows: readonly DemoTimingRow[]): string {
  const tenth = rows.filter((row) => row.position !== null)[9];
  return tenth ? `${tenth.diff} seconds` : '';
}

const averageSpeed = (time: string, metres: number): string => ((metres / seconds(time)) * 3.6).toFixed(1);
