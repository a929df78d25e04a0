import { a, h2, ol, p, quote, table, ul } from '../html.ts';
import { capital, countWord, joinNames, plural } from '../words.ts';
import type { ReportedRace } from './desk.ts';
import { DISAPPOINTED_QUOTES, RUNNER_UP_QUOTES, WINNER_QUOTES } from './phrases/quotes.ts';
import { CLIMBER_LINES, FASTEST_LAP_LINES, RETIREMENT_LINES } from './phrases/race.ts';
import {
  BACK_TO_FRONT_BLURBS,
  CLOSING_LINES,
  RESULT_LINKS,
  SETTING_LINES,
  TABLE_LINES,
} from './phrases/weekend.ts';
import { lastNameOf, marginText, raceName, raceParagraph, raceValues } from './race-paragraph.ts';
import type { Report } from './report.ts';
import { standingsTable, topTable } from './result-tables.ts';

export interface Written {
  blurb: string;
  content: string;
}

const paragraphs = ({ desk, event }: Report, details: 1 | 2 | 3 = 2): string[] =>
  event.races.map((race) => raceParagraph(desk, race, event.circuit, details));
const setting = ({ desk }: Report): string => desk.deal('setting', SETTING_LINES);
const tableLine = ({ desk, values }: Report): string => desk.say('table', TABLE_LINES, values);
const closing = ({ desk, values }: Report): string =>
  (values.nextVenue ? `${desk.say('closing', CLOSING_LINES, values)} ` : '') +
  desk.say('result-link', RESULT_LINKS, values);
const winnerQuote = ({ desk }: Report, name: string): string =>
  quote(desk.deal('quote/winner', WINNER_QUOTES), name);
const runnerUpQuote = ({ desk }: Report, name: string): string =>
  quote(desk.deal('quote/second', RUNNER_UP_QUOTES), name);
const winnerOf = (race: ReportedRace): string => race.facts.podium[0]?.name ?? '';
const secondOf = (race: ReportedRace): string => race.facts.podium[1]?.name ?? '';

function lastRaceOf({ event }: Report): ReportedRace {
  const race = event.races[event.races.length - 1];
  if (!race) throw new Error('A report needs a race');
  return race;
}

/** Intro, a heading for each race, the winner's quote, the standings. */
function raceByRace(report: Report): Written {
  const sections = report.event.races.flatMap((race, index) => [
    h2(capital(raceName(race.session.session_name))),
    p(paragraphs({ ...report, event: { ...report.event, races: [race] } }, index === 0 ? 3 : 2).join(' ')),
  ]);
  return {
    blurb: report.lead,
    content: [
      p(report.lead),
      p(setting(report)),
      ...sections,
      winnerQuote(report, winnerOf(lastRaceOf(report))),
      p(`${tableLine(report)} ${closing(report)}`),
    ].join(''),
  };
}

/** The quote first, then the races as one story. */
function wordsFirst(report: Report): Written {
  const race = lastRaceOf(report);
  return {
    blurb: report.lead,
    content: [
      winnerQuote(report, winnerOf(race)),
      p(report.lead),
      ...paragraphs(report).map(p),
      runnerUpQuote(report, secondOf(race)),
      standingsTable(report.values.category ?? '', report.standings),
      p(closing(report)),
    ].join(''),
  };
}

/** The weekend in numbers, followed by the story. */
function byTheNumbers(report: Report): Written {
  const { event, winners } = report;
  const laps = event.races.reduce((total, { facts }) => total + facts.laps, 0);
  const retirements = event.races.reduce((total, { facts }) => total + facts.retirements.length, 0);
  const changes = event.races.reduce((total, { facts }) => total + facts.leadChanges, 0);
  const closest = [...event.races].sort((x, y) => x.facts.marginMs - y.facts.marginMs)[0];
  const pole = event.qualifying.rows[0];
  const items = [
    `<strong>${laps}</strong> racing laps, ${((laps * event.circuit.length) / 1000).toFixed(0)} kilometres`,
    `<strong>${winners.length}</strong> ${winners.length === 1 ? 'winner' : 'different winners'}: ${joinNames(winners)}`,
    `<strong>${pole?.best_time ?? ''}</strong> pole time, by ${pole?.name ?? ''}`,
    ...(closest
      ? [
          `<strong>${closest.facts.margin}</strong> smallest winning margin, ${raceName(closest.session.session_name)}`,
        ]
      : []),
    `<strong>${changes}</strong> changes of the lead at the line`,
    `<strong>${retirements}</strong> ${retirements === 1 ? 'retirement' : 'retirements'} from ${event.races.reduce((total, { facts }) => total + facts.starters, 0)} starts`,
  ];
  return {
    blurb: `${report.values.category} at ${report.values.venue} in numbers: ${plural(laps, 'lap')}, ${plural(changes, 'change')} of the lead and ${plural(winners.length, 'winner')}.`,
    content: [
      p(report.lead),
      ul(items),
      h2('How it happened'),
      ...paragraphs(report).map(p),
      p(`${tableLine(report)} ${closing(report)}`),
    ].join(''),
  };
}

/** Saturday and Sunday. */
function diary(report: Report): Written {
  const [first, ...rest] = paragraphs(report, 2);
  const pole = report.event.qualifying.rows[0];
  const second = report.event.qualifying.rows[1];
  return {
    blurb: report.lead,
    content: [
      p(report.lead),
      h2('Saturday'),
      p(
        `${pole?.name ?? ''} took pole with ${pole?.best_time ?? ''}, ${second?.diff ?? ''} seconds clear of ${second?.name ?? ''}. ${setting(report)}`,
      ),
      p(first ?? ''),
      h2('Sunday'),
      ...rest.map(p),
      winnerQuote(report, winnerOf(lastRaceOf(report))),
      h2('What it means'),
      p(`${tableLine(report)} ${closing(report)}`),
    ].join(''),
  };
}

/** One race in depth, the others in brief. */
function deepDive(report: Report): Written {
  const { desk, event } = report;
  const [feature, ...others] = [...event.races].sort(
    (x, y) => y.facts.leadChanges - x.facts.leadChanges || x.facts.marginMs - y.facts.marginMs,
  );
  if (!feature) throw new Error('A report needs a race');
  const story = raceParagraph(desk, feature, event.circuit, 3);
  const brief = others.map(
    (race) =>
      `${capital(raceName(race.session.session_name))} went to ${winnerOf(race)}, ${marginText(race.facts.margin)} ahead of ${secondOf(race)}${race.facts.podium[2] ? ` with ${race.facts.podium[2].name} third` : ''}.`,
  );
  return {
    blurb: story.split('. ')[0]?.concat('.').replace('..', '.') ?? report.lead,
    content: [
      p(story),
      p(setting(report)),
      topTable(
        feature.session,
        `${report.values.category}, ${raceName(feature.session.session_name)}: the top eight`,
      ),
      runnerUpQuote(report, secondOf(feature)),
      h2('The rest of the weekend'),
      p(brief.join(' ')),
      p(`${tableLine(report)} ${closing(report)}`),
    ].join(''),
  };
}

/** The standings first, then how they came about. */
function tableFirst(report: Report): Written {
  const { values, standings } = report;
  const opening = `${values.leader} leaves ${values.venue} with ${values.points} points and the lead in the ${values.category} standings. It did not look that way on Friday.`;
  const movers = standings.slice(1, 4).map((row) => `${row.name} (${row.points})`);
  return {
    blurb: opening,
    content: [
      p(opening),
      standingsTable(values.category ?? '', standings),
      p(`The pursuit is led by ${joinNames(movers)}.`),
      h2('How the points were won'),
      ...paragraphs(report).map(p),
      winnerQuote(report, winnerOf(lastRaceOf(report))),
      p(closing(report)),
    ].join(''),
  };
}

/** A numbered list of the weekend's lessons. */
function lessons(report: Report): Written {
  const { desk, event } = report;
  const race = lastRaceOf(report);
  const values = raceValues(desk, race, event.circuit);
  const items = [
    `<strong>${lastNameOf(winnerOf(race))} can win from ${race.facts.podium[0]?.grid === 1 ? 'the front' : 'anywhere'}.</strong> ${raceParagraph(desk, race, event.circuit, 1)}`,
    ...event.races
      .slice(0, -1)
      .map(
        (other) =>
          `<strong>${capital(raceName(other.session.session_name))} had its own hero.</strong> ${raceParagraph(desk, other, event.circuit, 1)}`,
      ),
    ...(race.facts.climber
      ? [
          `<strong>Grid position is a suggestion.</strong> ${capital(desk.say('climber', CLIMBER_LINES, values))}`,
        ]
      : []),
    `<strong>Somebody still has pace in hand.</strong> ${capital(desk.say('fastest-lap', FASTEST_LAP_LINES, values))}`,
    `<strong>The table is ${Number(values.gap ?? report.values.gap) < 40 ? 'tight' : 'stretching'}.</strong> ${tableLine(report)}`,
  ];
  return {
    blurb: `${capital(countWord(items.length))} things we learned from the ${report.values.category} weekend at ${report.values.venue}.`,
    content: [p(report.lead), ol(items), p(closing(report))].join(''),
  };
}

/** Starts with those who had a hard day, where the cameras don't look. */
function fromTheBack(report: Report): Written {
  const { desk, event } = report;
  const hardLuck = event.races.find(({ facts }) => facts.retirements.length > 0);
  const values = hardLuck ? raceValues(desk, hardLuck, event.circuit) : null;
  const opening =
    hardLuck && values?.retired
      ? [
          p(
            `Start with the ones who went home early. ${capital(desk.say('retirement', RETIREMENT_LINES, values))}`,
          ),
          quote(desk.deal('quote/hard-luck', DISAPPOINTED_QUOTES), values.retired),
          p(`At the other end of the results it was happier. ${report.lead}`),
        ]
      : [
          p(
            `Not one ${report.values.category} car failed to finish at ${report.values.venue}, which the crews will tell you is no accident.`,
          ),
          p(report.lead),
        ];
  return {
    blurb: desk.say('blurb/back', BACK_TO_FRONT_BLURBS, report.values),
    content: [
      ...opening,
      ...paragraphs(report, 1).map(p),
      topTable(lastRaceOf(report).session, `Final race: the top eight`),
      p(`${tableLine(report)} ${closing(report)}`),
    ].join(''),
  };
}

/** A postcard: short, one picture of the weekend, one link. */
function postcard(report: Report): Written {
  const { event, values } = report;
  const table3 = table(
    `${values.category} winners at ${values.venue}`,
    ['Race', 'Winner', 'From grid', 'Margin', 'Fastest lap'],
    event.races.map((race) => [
      capital(raceName(race.session.session_name)),
      winnerOf(race),
      String(race.facts.podium[0]?.grid ?? ''),
      race.facts.margin,
      `${race.facts.fastestLap.name}, ${race.facts.fastestLap.time}`,
    ]),
  );
  return {
    blurb: report.lead,
    content: [
      p(`${report.lead} ${setting(report)}`),
      table3,
      ...paragraphs(report, 1).map(p),
      winnerQuote(report, winnerOf(lastRaceOf(report))),
      p(`${tableLine(report)} ${a(`/category/${values.slug}`, `About ${values.category}`)}.`),
    ].join(''),
  };
}

/** The structures of weekend reports, used in turn. */
export const REPORT_STRUCTURES: readonly ((report: Report) => Written)[] = [
  raceByRace,
  wordsFirst,
  deepDive,
  byTheNumbers,
  tableFirst,
  diary,
  fromTheBack,
  lessons,
  postcard,
];
