import { z } from 'zod';
import { NEWS_THEMES } from '../pictures.ts';
import type { Weekend } from '../calendar.ts';
import { categoryOf, ROUND_CATEGORIES } from '../categories.ts';
import { a, p, table, ul } from '../html.ts';
import { readPages, type Page } from '../markdown.ts';
import { addDays, instantAt, longDate, weekendDates } from '../nz-time.ts';
import { circuitOf } from '../venues.ts';
import { capital, countWord, inSentence } from '../words.ts';
import type { Draft } from './article.ts';
import type { Desk } from './desk.ts';
import {
  CATEGORY_PREVIEW_HEADLINES,
  CATEGORY_PREVIEW_LEADS,
  FORM_LINES,
  NEWCOMER_LINES,
  PREVIEW_TAILS,
  SEASON_START_LEADS,
} from './phrases/preview.ts';
import { standingsAfter } from './standings.ts';
import { firstStart, planTimetable, timetableAtAGlance } from '../timetable.ts';

const CATEGORY_PREVIEWS_PER_ROUND = 2;
/** First looks at later rounds come out this many days before the next round. */
const FIRST_LOOK_LEAD_DAYS = 6;

/** Previews of every round, plus two categories for each round that has finished or is next. */
export function writePreviews(desk: Desk): Draft[] {
  const texts = readPages('articles/previews', factsSchema);
  return desk.season.flatMap((weekend, index) => {
    const near = weekend.isPast || weekend.isNext;
    return [
      roundPreview(desk, texts, weekend, index),
      ...(near ? [timetable(desk, weekend)] : []),
      ...(near ? categoryPreviews(desk, weekend, index) : []),
    ];
  });
}

function publishedAt(desk: Desk, weekend: Weekend, daysBefore: number, time: string, order: number): string {
  if (weekend.isPast || weekend.isNext) return instantAt(addDays(weekend.firstDay, -daysBefore), time);
  const next = desk.season.find(({ isNext }) => isNext) ?? weekend;
  return instantAt(addDays(next.firstDay, -FIRST_LOOK_LEAD_DAYS - 14 - order), time);
}

const factsSchema = z.object({ headline: z.string(), blurb: z.string() });
type Preview = Page<z.infer<typeof factsSchema>>;

function roundPreview(desk: Desk, texts: readonly Preview[], weekend: Weekend, index: number): Draft {
  const text = texts.find(({ name }) => name === weekend.url);
  if (!text) throw new Error(`No preview of ${weekend.url}`);
  const circuit = circuitOf(weekend.venue);
  const categories = (ROUND_CATEGORIES[weekend.url] ?? []).map((slug) =>
    a(`/category/${slug}`, categoryOf(slug).shortName),
  );
  return {
    headline: text.headline,
    blurb: text.blurb,
    content: [
      text.html,
      table(
        'At a glance',
        ['What', 'Detail'],
        [
          ['Dates', weekendDates(weekend.firstDay, weekend.lastDay)],
          ['Where', `${circuit.name}, ${circuit.city}`],
          ['Lap', `${(circuit.length / 1000).toFixed(2)} km, ${circuit.corners} corners`],
          ['On the programme', categories.join(', ')],
        ],
      ),
      p(`Timetable, entry list and tickets: ${a(`/round/${weekend.url}`, weekend.name)}.`),
    ].join(''),
    at: publishedAt(desk, weekend, 9, '10:00', index),
    group: 'previews',
    author: 'chief',
    theme: index % 2 ? 'transporter' : 'landscape',
    slug: `preview-${weekend.url}`,
    round: weekend.url,
  };
}

function timetable(desk: Desk, weekend: Weekend): Draft {
  const circuit = circuitOf(weekend.venue);
  const categories = ROUND_CATEGORIES[weekend.url] ?? [];
  const day = (offset: number) => longDate(addDays(weekend.firstDay, offset));
  const tips = [
    `Gates open at ${firstStart(planTimetable(weekend), ({ session_name }) => session_name === 'Gates open')} each day. Children under twelve come in free with an adult.`,
    `${capital(circuit.character[0] ?? '')}, so pick a seat with that in mind.`,
    `There is little shade at ${circuit.shortName}; sunscreen is free at the information tent.`,
    `The paddock is open to everybody between sessions. Keep left, and keep hold of small hands.`,
    `A shuttle runs from ${circuit.city} on both race days, every forty minutes.`,
    `Commentary is on Kea Radio, 88.3, within two kilometres of the gate.`,
  ];
  return {
    headline: `Your weekend at ${circuit.shortName}, hour by hour`,
    blurb: `Gates, sessions and where to stand: the visitor’s guide to ${weekend.name}, ${weekendDates(weekend.firstDay, weekend.lastDay)}.`,
    content: [
      p(
        `${weekend.name} runs over three days. ${capital(countWord(categories.length))} categories share the track; this is when.`,
      ),
      table(
        'Timetable at a glance',
        ['Day', 'Morning', 'Afternoon'],
        timetableAtAGlance(weekend).map((halves, offset) => [day(offset), ...halves]),
      ),
      ul(desk.random.shuffle(tips).slice(0, 4)),
      p(
        `Buy tickets, print the map and see who is entered on the ${a(`/round/${weekend.url}`, 'round page')}. Can’t make it? ${a('/wheretowatch', 'Watch the stream')}.`,
      ),
    ].join(''),
    at: publishedAt(desk, weekend, 4, '08:15', 0),
    group: 'previews',
    author: 'paddock',
    theme: 'fans',
    slug: `visitor-guide-${weekend.url}`,
    round: weekend.url,
  };
}

function categoryPreviews(desk: Desk, weekend: Weekend, roundIndex: number): Draft[] {
  const circuit = circuitOf(weekend.venue);
  const before = desk.season
    .filter(({ isPast, start }) => isPast && start < weekend.start)
    .map(({ url }) => url);
  const candidates = (ROUND_CATEGORIES[weekend.url] ?? []).filter((slug) => slug !== 'endurance-cup');
  return Array.from({ length: CATEGORY_PREVIEWS_PER_ROUND }, (_, turn) => {
    const slug = candidates[(roundIndex * 3 + turn * 4) % candidates.length] ?? candidates[0] ?? '';
    const category = categoryOf(slug);
    const standings = standingsAfter(desk, slug, before);
    const [leader, runnerUp] = standings;
    const entries = desk.entries.get(slug) ?? [];
    const common = {
      category: category.shortName,
      slug,
      venue: circuit.shortName,
      round: weekend.url,
      starters: String(entries.length),
      character: desk.deal(`character/${circuit.slug}`, circuit.character),
      saturday: longDate(weekend.saturday),
      leader: leader?.name ?? '',
      runnerUp: runnerUp?.name ?? '',
      gap: runnerUp ? String(runnerUp.behind) : '',
      wins: leader ? countWord(standings.filter(({ wins }) => wins > 0).length) : '',
    };
    const lead = leader
      ? desk.say('preview/lead', CATEGORY_PREVIEW_LEADS, common)
      : desk.say('preview/start', SEASON_START_LEADS, common);
    const form = leader
      ? standings.slice(0, 4).map((row) => {
          const who = desk.competitor(row.name);
          return desk.say('preview/form', FORM_LINES, {
            name: row.name,
            points: String(row.points),
            podiums: countWord(row.podiums),
            team: who?.team ?? '',
            hometown: who?.hometown ?? '',
            vehicle: inSentence(who?.vehicle ?? ''),
          });
        })
      : entries.slice(0, 4).map((who) =>
          desk.say('preview/newcomer', NEWCOMER_LINES, {
            name: who.name,
            team: who.team,
            number: who.number,
            hometown: who.hometown,
            vehicle: inSentence(who.vehicle),
          }),
        );
    return {
      headline: desk.say('preview/headline', CATEGORY_PREVIEW_HEADLINES, common),
      blurb: lead,
      content: [
        p(lead),
        p(category.information),
        ul(form),
        p(
          `${capital(circuit.shortName)} is ${(circuit.length / 1000).toFixed(2)} kilometres long with ${circuit.corners} corners. There ${desk.deal(`character/${circuit.slug}`, circuit.character)}. ${desk.say('preview/tail', PREVIEW_TAILS, common)}`,
        ),
      ].join(''),
      at: publishedAt(desk, weekend, 6 - turn, turn === 0 ? '12:20' : '16:45', 0),
      group: 'previews',
      author: turn === 0 ? 'open' : 'saloons',
      theme: NEWS_THEMES[(roundIndex * 5 + turn * 3) % NEWS_THEMES.length] ?? 'test-day',
    } satisfies Draft;
  });
}
