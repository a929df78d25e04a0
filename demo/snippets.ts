import type { Weekend } from './calendar.ts';
import { categoryOf, ROUND_CATEGORIES } from './categories.ts';
import { addDays, longDate } from './nz-time.ts';
import type { DemoSnippet } from './records/site.ts';

/** Short texts that pages share: the next round's times, things to know, statistics. */
export function makeSnippets(
  season: readonly Weekend[],
  sessionCount: number,
  driverCount: number,
): DemoSnippet[] {
  const next = season.find(({ isNext }) => isNext);
  if (!next) throw new Error('No next round');
  const [first = '', second = '', third = ''] = (ROUND_CATEGORIES[next.url] ?? []).map(
    (slug) => categoryOf(slug).shortName,
  );
  const live = (day: number, title: string, lines: readonly string[]): DemoSnippet => ({
    name: title,
    group: 'upcoming-live-times',
    content: `<h3>${title}</h3><p>${longDate(addDays(next.firstDay, day))}</p><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
  });
  return [
    live(0, 'Friday live', ['9.00 First practice', '13.00 Second practice', '17.30 Track walk']),
    live(1, 'Saturday live', ['8.45 Qualifying', `12.30 ${first}, race one`, `13.02 ${second}, race one`]),
    live(2, 'Sunday live', [`9.00 ${first}, race two`, `13.15 ${first}, final`, `14.13 ${third}, final`]),
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
