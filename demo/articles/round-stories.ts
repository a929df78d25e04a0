import type { NewsTheme } from '../pictures.ts';
import type { Weekend } from '../calendar.ts';
import { a, h2, p, quote, table, ul } from '../html.ts';
import { addMinutes, instantAt } from '../nz-time.ts';
import { capital, countWord, plural } from '../words.ts';
import type { Draft } from './article.ts';
import type { CategoryWeekend, Desk, ReportedRace } from './desk.ts';
import { DISAPPOINTED_QUOTES, OFFICIAL_QUOTES } from './phrases/quotes.ts';
import {
  HARD_LUCK_LEADS,
  MOMENT_LEADS,
  NOTEBOOK_NOTES,
  STEWARDS,
  WRAP_HEADLINES,
  WRAP_LEADS,
} from './phrases/round.ts';
import { marginText, raceName, raceParagraph, raceValues } from './race-paragraph.ts';

interface RoundStory {
  desk: Desk;
  weekend: Weekend;
  events: CategoryWeekend[];
  venue: string;
}

interface RaceOfEvent {
  event: CategoryWeekend;
  race: ReportedRace;
}

/** Stories about finished rounds as a whole: the winners, the notebook, the hard-luck list, the moment. */
export function writeRoundStories(desk: Desk, all: readonly CategoryWeekend[]): Draft[] {
  return desk.season
    .filter(({ isPast }) => isPast)
    .flatMap((weekend) => {
      const events = all.filter((event) => event.weekend.url === weekend.url);
      const story: RoundStory = { desk, weekend, events, venue: events[0]?.circuit.shortName ?? '' };
      return [wrap(story), notebook(story), hardLuck(story), moment(story)];
    });
}

const racesOf = ({ events }: RoundStory): RaceOfEvent[] =>
  events.flatMap((event) => event.races.map((race) => ({ event, race })));
const winnerOf = ({ race }: RaceOfEvent): string => race.facts.podium[0]?.name ?? '';
/** The drivers of a crew, for use in a sentence. */
const crewName = (name: string): string => name.replace(' / ', ' and ');
const labelOf = ({ event, race }: RaceOfEvent): string =>
  `${event.category.shortName}, ${raceName(race.session.session_name)}`;

function wrap(story: RoundStory): Draft {
  const { desk, weekend, events, venue } = story;
  const races = racesOf(story);
  const winners = new Set(races.map(winnerOf)).size;
  const values = {
    venue,
    races: countWord(races.length),
    winners: countWord(winners),
    name: weekend.name,
    categories: countWord(events.length),
  };
  const lead = capital(desk.say('wrap/lead', WRAP_LEADS, values));
  const rows = races.map((entry) => [
    entry.event.category.name,
    entry.race.session.session_name,
    winnerOf(entry),
    entry.race.facts.margin,
    entry.race.facts.fastestLap.time,
  ]);
  const [closest] = [...races].sort((x, y) => x.race.facts.marginMs - y.race.facts.marginMs);
  return {
    headline: desk.say('wrap/headline', WRAP_HEADLINES, values),
    blurb: lead,
    content: [
      p(lead),
      table(`Winners at ${venue}`, ['Category', 'Race', 'Winner', 'Margin', 'Fastest lap'], rows),
      ...(closest
        ? [
            p(
              `Closest of all was the ${labelOf(closest)}, where ${winnerOf(closest)} had ${marginText(closest.race.facts.margin)} in hand.`,
            ),
          ]
        : []),
      quote(desk.deal('quote/official', OFFICIAL_QUOTES), desk.deal('stewards', STEWARDS)),
      p(`${a(`/results/${weekend.url}`, `All results from ${venue}`)} are online.`),
    ].join(''),
    at: instantAt(weekend.lastDay, '19:30'),
    group: 'race-reports',
    author: 'chief',
    theme: 'podium',
    slug: `${weekend.url}-who-won-what`,
    round: weekend.url,
  };
}

function notebook({ desk, weekend, venue, events }: RoundStory): Draft {
  const notes = Array.from({ length: 6 }, () => desk.deal('notebook', NOTEBOOK_NOTES));
  const starters = events.reduce((total, event) => total + event.qualifying.rows.length, 0);
  return {
    headline: `Paddock notebook: ${venue}${weekend.url.includes('historic') ? ' Historic GP' : ''}`,
    blurb: `${starters} cars, ${plural(events.length, 'grid')} and what was overheard between them at ${venue}.`,
    content: [
      p(`What the timing sheets leave out, collected over three days among ${starters} cars at ${venue}.`),
      ...notes.flatMap(({ title, text }) => [h2(title), p(text)]),
    ].join(''),
    at: addMinutes(instantAt(weekend.lastDay, '19:30'), 60 * 16),
    group: 'community',
    author: 'paddock',
    theme: 'paddock',
    slug: `paddock-notebook-${weekend.url}`,
    round: weekend.url,
  };
}

function hardLuck(story: RoundStory): Draft {
  const { desk, weekend, venue } = story;
  const retirements = racesOf(story).flatMap((entry) =>
    entry.race.facts.retirements.map((retirement) => ({
      ...retirement,
      label: labelOf(entry),
      laps: entry.race.facts.laps,
    })),
  );
  const cruel = [...retirements].sort((x, y) => y.lap / y.laps - x.lap / x.laps).slice(0, 5);
  const [worst] = cruel;
  const causes = new Map<string, number>();
  for (const { reason } of retirements) causes.set(reason, (causes.get(reason) ?? 0) + 1);
  const [common] = [...causes].sort((x, y) => y[1] - x[1]);
  const lead = desk.say('hard-luck/lead', HARD_LUCK_LEADS, {
    venue,
    count: countWord(retirements.length),
    worst: worst ? crewName(worst.name) : 'nobody',
  });
  return {
    headline: `The hard-luck list from ${venue}`,
    blurb: lead,
    content: [
      p(lead),
      ul(
        cruel.map(
          ({ name, label, lap, laps, reason }) =>
            `<strong>${crewName(name)}</strong>, ${label}: stopped on lap ${lap} of ${laps}, ${reason}`,
        ),
      ),
      ...(worst
        ? [quote(desk.deal('quote/hard-luck', DISAPPOINTED_QUOTES), worst.name.split(' / ')[0] ?? worst.name)]
        : []),
      ...(common
        ? [
            p(
              `Most common cause at ${venue}: ${common[0]}, entered ${common[1] === 1 ? 'once' : common[1] === 2 ? 'twice' : `${countWord(common[1])} times`} on the job cards. The ${a(`/results/${weekend.url}`, 'results')} list every retirement.`,
            ),
          ]
        : []),
    ].join(''),
    at: addMinutes(instantAt(weekend.lastDay, '19:30'), 60 * 40),
    group: 'analysis',
    author: 'data',
    theme: 'workshop',
    slug: `hard-luck-list-${weekend.url}`,
    round: weekend.url,
  };
}

const MOMENT_THEMES: readonly NewsTheme[] = ['race-start', 'fans', 'helmet', 'safety-car', 'trophy'];

function moment(story: RoundStory): Draft {
  const { desk, weekend, venue } = story;
  const sprint = racesOf(story).filter(({ race }) => race.session.session_name !== 'Three Hour');
  const [best] = [...sprint].sort(
    (x, y) =>
      y.race.facts.leadChanges - x.race.facts.leadChanges || x.race.facts.marginMs - y.race.facts.marginMs,
  );
  if (!best) throw new Error(`No race at ${weekend.url}`);
  const values = { ...raceValues(desk, best.race, best.event.circuit), label: labelOf(best), venue };
  const { leadChanges, otherLeaders, finishers } = best.race.facts;
  return {
    headline: `Race of the weekend: ${labelOf(best)} at ${venue}`,
    blurb:
      `${plural(leadChanges, 'change')} of the lead, ${marginText(best.race.facts.margin)} at the flag: why this was the one to see at ${venue}.`.replace(
        /^./,
        (letter) => letter.toUpperCase(),
      ),
    content: [
      p(desk.say('moment/lead', MOMENT_LEADS, values)),
      p(raceParagraph(desk, best.race, best.event.circuit, 3)),
      h2('Why this one'),
      ul([
        `${capital(plural(leadChanges, 'change'))} of the lead at the line`,
        `${capital(countWord(otherLeaders.length + 1))} different ${otherLeaders.length === 0 ? 'leader' : 'leaders'}`,
        `${finishers} of ${best.race.facts.starters} starters at the flag`,
        `${best.race.facts.margin} between first and second`,
      ]),
      p(`Watch it again on ${a('/wheretowatch', 'our channels')}.`),
    ].join(''),
    at: addMinutes(instantAt(weekend.lastDay, '19:30'), 60 * 63),
    group: 'race-reports',
    author: 'open',
    theme: MOMENT_THEMES[desk.random.int(0, 4)] ?? 'fans',
    slug: `race-of-the-weekend-${weekend.url}`,
    round: weekend.url,
  };
}
