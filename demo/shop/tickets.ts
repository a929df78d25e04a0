import { addDays, type TrackDay } from '../nz-time.ts';
import type { Weekend } from '../calendar.ts';
import { circuitOf } from '../venues.ts';
import { picture } from '../pictures.ts';
import type { DemoTicket, DemoTicketKind } from '../records/shop.ts';

/** Early prices end this many days before a round. */
const EARLY_DAYS = 14;

const isoDay = ({ year, month, day }: TrackDay): string =>
  [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

type Kind = Pick<DemoTicketKind, 'name' | 'admission' | 'price' | 'stock'> & { early?: number };

interface Plan {
  part: string;
  name: string;
  blurb: string;
  /** The day of the round, from 1; null for all. */
  day: number | null;
  /** The most that one person may buy; null for any number. */
  most: number | null;
  kinds: readonly Kind[];
}

const ADULT = { name: 'Adult', admission: 'adult' } as const;
const TEENAGER = { name: 'Child, 12 to 17', admission: 'child' } as const;

const PLANS: readonly Plan[] = [
  {
    part: 'weekend',
    name: 'Weekend ticket',
    blurb: 'All three days, with the paddock. Under-twelves come in free with an adult.',
    day: null,
    most: null,
    kinds: [
      { ...ADULT, price: 65, early: 55, stock: 2400 },
      { ...TEENAGER, price: 32.5, early: 27.5, stock: 800 },
      {
        name: 'Family, two adults and two teenagers',
        admission: 'family',
        price: 160,
        early: 135,
        stock: 300,
      },
    ],
  },
  {
    part: 'saturday',
    name: 'Saturday ticket',
    blurb: 'Qualifying, the first races and the paddock.',
    day: 2,
    most: null,
    kinds: [
      { ...ADULT, price: 40, early: 35, stock: 1800 },
      { ...TEENAGER, price: 20, early: 17.5, stock: 600 },
    ],
  },
  {
    part: 'sunday',
    name: 'Sunday ticket',
    blurb: 'The feature races, the prize-giving and the paddock.',
    day: 3,
    most: null,
    kinds: [
      { ...ADULT, price: 45, early: 40, stock: 1800 },
      { ...TEENAGER, price: 22.5, early: 20, stock: 600 },
    ],
  },
  {
    part: 'camping-and-parking',
    name: 'Camping and parking',
    blurb: 'For the whole weekend. Everyone needs a ticket as well.',
    day: null,
    most: 4,
    kinds: [
      { name: 'Campsite, up to six people', admission: 'camping', price: 60, stock: 180 },
      { name: 'Reserved parking at the main gate', admission: 'parking', price: 25, stock: 350 },
    ],
  },
];

/** The tickets of the rounds to come. */
export const makeTickets = (season: readonly Weekend[]): DemoTicket[] =>
  season
    .filter(({ isPast }) => !isPast)
    .flatMap((weekend) =>
      PLANS.map(({ part, name, blurb, day, most, kinds }): DemoTicket => ({
        slug: `${part}-${weekend.url}`,
        name: `${name}, ${weekend.name}`,
        blurb,
        round: weekend.url,
        day,
        most,
        image: picture(`venue-${circuitOf(weekend.venue).slug}`),
        kinds: kinds.map(({ early, ...kind }, index) => ({
          ...kind,
          code: `${weekend.url}-${part}-${String(index + 1)}`.toUpperCase(),
          early_price: early ?? null,
          early_until: early === undefined ? null : isoDay(addDays(weekend.firstDay, -EARLY_DAYS)),
        })),
      })),
    );
