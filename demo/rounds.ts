import { heroPicture, picture } from './pictures.ts';
import { CHAMPIONSHIP, HERITAGE, type Weekend } from './calendar.ts';
import { ROUND_CATEGORIES } from './categories.ts';
import { roundGallery } from './galleries.ts';
import { ROUND_FAQS } from './faqs.ts';
import { instantAt } from './nz-time.ts';
import { p } from './html.ts';
import { ROUND_SPONSORS } from './sponsors.ts';
import type { DemoBroadcast, DemoRound, DemoSeries } from './records/racing.ts';
import { circuitOf } from './venues.ts';
import { POSTPONED_ROUND } from './timetable.ts';
import { capital, countWord } from './words.ts';

/** The two series; the first is the championship. */
export const SERIES: readonly DemoSeries[] = [
  { url: CHAMPIONSHIP, name: 'Southern Cross Championship' },
  { url: HERITAGE, name: 'Heritage Cup' },
];

const SPONSORS_PER_ROUND = 3;
/** The rounds' hero pictures in order, each matching its place and time of day; the first picture is the championship's own. */
const ROUND_PICTURES = [4, 2, 12, 10, 3, 5, 9, 8, 11, 7, 6] as const;

/** The same at every circuit, and consistent with the FAQs and the timetable. */
const VISIT = {
  gates_open: '7:30am on all three days',
  what_to_bring:
    'A hat, ear defenders, a bottle to refill and something to sit on. Leave glass and open fires at home.',
  parking:
    'Free on the grass, a ten-minute walk from the main gate. Reserved places beside the gate are sold with the tickets.',
} as const;

/** Makes the round records. */
export function makeRounds(season: readonly Weekend[]): DemoRound[] {
  return season.map((weekend, index) => {
    const circuit = circuitOf(weekend.venue);
    const categories = ROUND_CATEGORIES[weekend.url] ?? [];
    return {
      url: weekend.url,
      name: weekend.name,
      series: weekend.series,
      venue: weekend.venue,
      start_date: weekend.start,
      end_date: weekend.end,
      isPast: weekend.isPast,
      gallery: weekend.isPast ? roundGallery(weekend.url) : null,
      content: description(weekend, categories),
      external_info_link: `https://tourism.example/${circuit.slug}`,
      ...VISIT,
      broadcast_link: weekend.isPast ? '' : '/wheretowatch',
      broadcasts: weekend.isPast ? [] : broadcastsOf(weekend),
      banner_link: `/article/preview-${weekend.url}`,
      banner: picture(`venue-${circuit.slug}`),
      background: heroPicture(ROUND_PICTURES[index % ROUND_PICTURES.length] ?? 2),
      categories: [...categories],
      sponsors: Array.from(
        { length: SPONSORS_PER_ROUND },
        (_, turn) => ROUND_SPONSORS[(index * 2 + turn * 3) % ROUND_SPONSORS.length] ?? '',
      ).filter((slug, at, all) => slug !== '' && all.indexOf(slug) === at),
      faqs: [...ROUND_FAQS],
      schedule_pdf: `schedule-${weekend.url}`,
      postponedFor: weekend.url === POSTPONED_ROUND.url ? POSTPONED_ROUND.reason : '',
      driver_list_pdf: weekend.isPast || weekend.isNext ? `driver-list-${weekend.url}` : null,
    };
  });
}

/** Who shows a round: the stream for everybody, television at home and abroad, radio at the track. */
function broadcastsOf({ saturday, lastDay }: Weekend): DemoBroadcast[] {
  const whole = { starts_at: null, ends_at: null };
  const onSunday = { starts_at: instantAt(lastDay, '12:30'), ends_at: instantAt(lastDay, '17:30') };
  return [
    {
      broadcaster: 'Southern Cross stream',
      kind: 'stream',
      countries: '',
      link: 'https://youtube.example/southerncrossseries',
      language: 'en',
      is_free: true,
      ...whole,
    },
    {
      broadcaster: 'Te Reo Motorsport',
      kind: 'stream',
      countries: 'NZ',
      link: 'https://youtube.example/tereomotorsport',
      language: 'mi',
      is_free: true,
      ...onSunday,
    },
    {
      broadcaster: 'Aotearoa Sport 2',
      kind: 'tv',
      countries: 'NZ',
      link: 'https://aotearoasport.example/motorsport',
      language: 'en',
      is_free: false,
      starts_at: instantAt(saturday, '12:00'),
      ends_at: instantAt(saturday, '17:00'),
    },
    {
      broadcaster: 'Kea Radio 88.3',
      kind: 'radio',
      countries: 'NZ',
      link: '',
      language: 'en',
      is_free: true,
      ...whole,
    },
    {
      broadcaster: 'Coral Motor Channel',
      kind: 'tv',
      countries: 'AU',
      link: 'https://coralmotor.example/live',
      language: 'en',
      is_free: false,
      ...onSunday,
    },
    {
      broadcaster: 'Paddock+',
      kind: 'stream',
      countries: 'GB, IE',
      link: 'https://paddockplus.example',
      language: 'en',
      is_free: false,
      ...onSunday,
    },
  ];
}

function description(weekend: Weekend, categories: readonly string[]): string {
  const circuit = circuitOf(weekend.venue);
  const [first, second] = circuit.character;
  return [
    p(
      `${weekend.name} brings ${countWord(categories.length)} categories to ${circuit.name}, where ${first}. ${capital(second ?? '')}; bring a hat either way.`,
    ),
  ].join('');
}
