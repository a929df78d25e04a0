import type { Weekend } from './calendar.ts';
import { categoryOf, ROUND_CATEGORIES } from './categories.ts';
import { addDays, longDate } from './nz-time.ts';
import { planTimetable, shortTime } from './timetable.ts';
import type { DemoPlannedSession } from './records/racing.ts';
import type { DemoSnippet } from './records/site.ts';

/** Short texts that pages share: the next round's times, things to know, statistics. */
export function makeSnippets(
  season: readonly Weekend[],
  sessionCount: number,
  driverCount: number,
): DemoSnippet[] {
  const next = season.find(({ isNext }) => isNext);
  if (!next) throw new Error('No next round');
  const timetable = planTimetable(next);
  const [first = '', second = '', third = ''] = ROUND_CATEGORIES[next.url] ?? [];
  /** '12:30pm GT, race 1', with the time that the timetable has. */
  const line = (name: string, category: string | null = null, text = name) => {
    const isWanted = (session: DemoPlannedSession) =>
      session.session_name === name && (category === null || session.category === category);
    const session = timetable.find(isWanted);
    if (!session) throw new Error(`The next round has no ${name}`);
    return `${shortTime(session.date)} ${text}`;
  };
  const race = (slug: string, name: string, text: string) =>
    line(name, slug, `${categoryOf(slug).shortName}, ${text}`);
  const live = (day: number, title: string, lines: readonly string[]): DemoSnippet => ({
    name: title,
    group: 'upcoming-live-times',
    content: `<h3>${title}</h3><p>${longDate(addDays(next.firstDay, day))}</p><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
  });
  return [
    live(0, 'Friday live', [line('Practice'), line('Pit walk'), line('Track walk')]),
    live(1, 'Saturday live', [
      line('Qualifying'),
      race(first, 'Race 1', 'race one'),
      race(second, 'Race 1', 'race one'),
    ]),
    live(2, 'Sunday live', [
      race(first, 'Race 2', 'race two'),
      race(first, 'Race 3', 'final'),
      race(third, 'Race 3', 'final'),
    ]),
    {
      name: 'Free for under-twelves',
      group: 'good-to-know',
      content:
        '<h3>Under twelve? Come in.</h3><p>Children come in free with an adult, at every round, paddock included.</p>',
    },
    {
      name: 'Paddock open',
      group: 'good-to-know',
      content:
        '<h3>The paddock is open</h3><p>Walk between the trucks, talk to the crews, stand next to the car that won.</p>',
    },
    {
      name: 'Listen on 88.3',
      group: 'good-to-know',
      content:
        '<h3>Kea Radio 88.3</h3><p>Commentary within two kilometres of every gate, in English and te reo Māori.</p>',
    },
    {
      name: 'Rounds',
      group: 'season-figures',
      content: `<h3>${season.length}</h3><p>weekends from Waikato to Southland</p>`,
    },
    {
      name: 'Sessions',
      group: 'season-figures',
      content: `<h3>${sessionCount}</h3><p>sessions timed so far</p>`,
    },
    {
      name: 'Drivers',
      group: 'season-figures',
      content: `<h3>${driverCount}</h3><p>drivers in twenty-five categories</p>`,
    },
  ];
}
