import type { Weekend } from './calendar.ts';
import { categoryOf, ROUND_CATEGORIES } from './categories.ts';
import type { Competitor } from './entries.ts';
import { longDate, longWeekendDates, trackDayOf } from './nz-time.ts';
import type { DemoDocument } from './records/media.ts';
import type { DemoPlannedSession } from './records/racing.ts';
import { planTimetable, POSTPONED_ROUND, shortTime } from './timetable.ts';
import { circuitOf } from './venues.ts';

/** Timetables, entry lists and regulations, which the seed turns into PDFs. */
export function makeDocuments(
  season: readonly Weekend[],
  entries: ReadonlyMap<string, readonly Competitor[]>,
): DemoDocument[] {
  return [
    ...season.map(schedule),
    ...season.filter(({ isPast, isNext }) => isPast || isNext).map((weekend) => driverList(weekend, entries)),
    ...season.map(supplementaryRegulations),
    STEWARDS_DECISION,
  ];
}

/** The reason for the only amended result. */
export const STEWARDS_DECISION: DemoDocument = {
  slug: 'stewards-decision-14',
  title: 'Stewards’ decision 14',
  lines: [
    'Timaru 200, GT Championship, Race 1',
    '',
    'The stewards heard the driver of the car in fifth place and looked at its onboard camera.',
    'The car left the track with all four wheels at turn 4 on laps 3, 6 and 9, and gained nothing by it.',
    '',
    'Decision: a formal warning. The positions stay as they are.',
    'The entrant may appeal within one hour of this notice.',
  ],
};

const headOf = (weekend: Weekend): string =>
  `${circuitOf(weekend.venue).name}, ${longWeekendDates(weekend.firstDay, weekend.lastDay)}`;

/** One line of a printed timetable: '1:00pm–1:25pm  GT Championship, Race 1 (was 12:30pm)'. */
function scheduleLine(session: DemoPlannedSession): string {
  const { category, session_name: name, previous_starts_at: before, session_status: status } = session;
  const what = [category === null ? '' : categoryOf(category).name, name].filter((part) => part !== '');
  const isOff = status === 'cancelled' || status === 'postponed';
  const mark = isOff ? ` (${status})` : before === null ? '' : ` (was ${shortTime(before)})`;
  return `${shortTime(session.date)}–${shortTime(session.ends_at)}  ${what.join(', ')}${mark}`;
}

/** The timetable for printing, with the same sessions as the round's page. */
function schedule(weekend: Weekend): DemoDocument {
  const days = Map.groupBy(planTimetable(weekend), ({ date }) => longDate(trackDayOf(new Date(date))));
  return {
    slug: `schedule-${weekend.url}`,
    title: `${weekend.name}: timetable`,
    lines: [
      headOf(weekend),
      '',
      ...(weekend.url === POSTPONED_ROUND.url ? [`Postponed. ${POSTPONED_ROUND.reason}`, ''] : []),
      ...[...days].flatMap(([day, sessions]) => [day, ...sessions.map(scheduleLine), '']),
      'Times are subject to change; bulletins take precedence.',
    ],
  };
}

function driverList(weekend: Weekend, entries: ReadonlyMap<string, readonly Competitor[]>): DemoDocument {
  const lines = (ROUND_CATEGORIES[weekend.url] ?? []).flatMap((slug) => [
    categoryOf(slug).name,
    ...(entries.get(slug) ?? []).map(
      ({ number, name, vehicle, team, className }) =>
        `${number.padStart(4)}  ${name}, ${vehicle}, ${team} (${className})`,
    ),
    '',
  ]);
  return {
    slug: `driver-list-${weekend.url}`,
    title: `${weekend.name}: entry list`,
    lines: [headOf(weekend), '', ...lines],
  };
}

function supplementaryRegulations(weekend: Weekend): DemoDocument {
  const circuit = circuitOf(weekend.venue);
  return {
    slug: `regulations-${weekend.url}`,
    title: `${weekend.name}: supplementary regulations`,
    lines: [
      headOf(weekend),
      '',
      `1. The meeting will be held at ${circuit.name}, ${(circuit.length / 1000).toFixed(2)} km.`,
      '2. Scrutineering is open on Thursday from 2:00pm to 9:00pm and on Friday from 7:00am.',
      '3. All drivers must attend the drivers’ briefing on Friday at 8:15am in the main building.',
      '4. In control-tyre categories each car may use six new slicks.',
      '5. The first six finishers of race 1 start race 2 in reverse order; in the Touring Car Trophy the first ten.',
      '6. A car must remain in parc fermé for thirty minutes after each qualifying session and race.',
      '7. The pit lane speed limit is 50 km/h at all times.',
      '8. Protests must be lodged within thirty minutes of the provisional results, with a deposit of $200.',
      '9. Bulletins become part of these regulations when they are posted.',
    ],
  };
}
