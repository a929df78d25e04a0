import type { Weekend } from './calendar.ts';
import { categoryOf, ROUND_CATEGORIES } from './categories.ts';
import type { Competitor } from './entries.ts';
import { longDate, weekendDates } from './nz-time.ts';
import type { DemoDocument } from './records/media.ts';
import { circuitOf } from './venues.ts';

const pad = (minutes: number): string => `${Math.floor(minutes / 60)}.${`${minutes % 60}`.padStart(2, '0')}`;

/** Timetables, entry lists and regulations, which the seed turns into PDFs. */
export function makeDocuments(
  season: readonly Weekend[],
  entries: ReadonlyMap<string, readonly Competitor[]>,
): DemoDocument[] {
  return [
    ...season.map(schedule),
    ...season.filter(({ isPast, isNext }) => isPast || isNext).map((weekend) => driverList(weekend, entries)),
    ...season.map(supplementaryRegulations),
  ];
}

const headOf = (weekend: Weekend): string =>
  `${circuitOf(weekend.venue).name}, ${weekendDates(weekend.firstDay, weekend.lastDay)}`;

function schedule(weekend: Weekend): DemoDocument {
  const names = (ROUND_CATEGORIES[weekend.url] ?? []).map((slug) => categoryOf(slug).name);
  const slots = (title: string, start: number, step: number, label: string) => [
    title,
    ...names.map((name, slot) => `${pad(start + slot * step)}  ${name}, ${label}`),
    '',
  ];
  return {
    slug: `schedule-${weekend.url}`,
    title: `${weekend.name}: timetable`,
    lines: [
      headOf(weekend),
      '',
      ...slots(longDate(weekend.firstDay), 540, 40, 'practice'),
      ...slots(longDate(weekend.saturday), 525, 22, 'qualifying'),
      ...slots('Saturday afternoon', 750, 32, 'race 1'),
      ...slots(longDate(weekend.lastDay), 540, 30, 'race 2'),
      ...slots('Sunday afternoon', 795, 29, 'race 3'),
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
      '2. Scrutineering is open on Thursday from 14.00 to 21.00 and on Friday from 7.00.',
      '3. All drivers must attend the drivers’ briefing on Friday at 8.15 in the main building.',
      '4. In control-tyre categories each car may use six new slicks.',
      '5. The first six finishers of race 1 start race 2 in reverse order; in the Touring Car Trophy the first ten.',
      '6. A car must remain in parc fermé for thirty minutes after each qualifying session and race.',
      '7. The pit lane speed limit is 50 km/h at all times.',
      '8. Protests must be lodged within thirty minutes of the provisional results, with a deposit of $200.',
      '9. Bulletins become part of these regulations when they are posted.',
    ],
  };
}
