import { addDays, instantAt, trackDayOf, weekdayOf, type TrackDay } from './nz-time.ts';

export const CHAMPIONSHIP = 'southern-cross-championship';
export const HERITAGE = 'heritage-cup';

/** A weekend of the season, without any texts. */
export interface Weekend {
  url: string;
  name: string;
  number: number;
  series: typeof CHAMPIONSHIP | typeof HERITAGE;
  venue: string;
  firstDay: TrackDay;
  saturday: TrackDay;
  lastDay: TrackDay;
  start: string;
  end: string;
  isPast: boolean;
  isNext: boolean;
}

interface Slot {
  url: string;
  name: string;
  number: number;
  series: Weekend['series'];
  venue: string;
  /** Weeks from the next round; negative for finished rounds. */
  week: number;
}

const SLOTS: readonly Slot[] = [
  {
    url: 'round-1-hampton-downs',
    name: 'Hampton Downs Season Opener',
    number: 1,
    series: CHAMPIONSHIP,
    venue: 'hampton-downs',
    week: -10,
  },
  {
    url: 'round-2-manfeild',
    name: 'Manfeild Sprint Weekend',
    number: 2,
    series: CHAMPIONSHIP,
    venue: 'manfeild',
    week: -8,
  },
  {
    url: 'taupo-historic-gp',
    name: 'Taupō Historic Grand Prix',
    number: 1,
    series: HERITAGE,
    venue: 'taupo',
    week: -6,
  },
  { url: 'round-3-levels', name: 'Timaru 200', number: 3, series: CHAMPIONSHIP, venue: 'levels', week: -4 },
  {
    url: 'round-4-ruapuna',
    name: 'Ruapuna Three Hour',
    number: 4,
    series: CHAMPIONSHIP,
    venue: 'ruapuna',
    week: -2,
  },
  {
    url: 'round-5-teretonga',
    name: 'Teretonga Southern Sprint',
    number: 5,
    series: CHAMPIONSHIP,
    venue: 'teretonga',
    week: 0,
  },
  {
    url: 'round-6-highlands',
    name: 'Highlands Festival of Speed',
    number: 6,
    series: CHAMPIONSHIP,
    venue: 'highlands',
    week: 2,
  },
  {
    url: 'levels-heritage-weekend',
    name: 'Levels Heritage Weekend',
    number: 2,
    series: HERITAGE,
    venue: 'levels',
    week: 4,
  },
  { url: 'round-7-taupo', name: 'Taupō Twilight', number: 7, series: CHAMPIONSHIP, venue: 'taupo', week: 6 },
  {
    url: 'hampton-downs-heritage-festival',
    name: 'Hampton Downs Heritage Festival',
    number: 3,
    series: HERITAGE,
    venue: 'hampton-downs',
    week: 8,
  },
  {
    url: 'round-8-grand-final',
    name: 'Hampton Downs Grand Final',
    number: 8,
    series: CHAMPIONSHIP,
    venue: 'hampton-downs',
    week: 10,
  },
];

const FRIDAY = 5;
/** The next round starts at least this many days ahead, so that the previous one has finished, whatever the weekday. */
const EARLIEST_NEXT_START = 5;

/**
 * The season around a day: five rounds finished, one next, five to come, two weeks apart, each Friday to Sunday.
 * @param today any instant; its date at the track counts
 */
export function planSeason(today: Date): Weekend[] {
  let nextFriday = addDays(trackDayOf(today), EARLIEST_NEXT_START);
  while (weekdayOf(nextFriday) !== FRIDAY) nextFriday = addDays(nextFriday, 1);
  return SLOTS.map(({ week, ...slot }) => {
    const firstDay = addDays(nextFriday, week * 7);
    const lastDay = addDays(firstDay, 2);
    return {
      ...slot,
      firstDay,
      saturday: addDays(firstDay, 1),
      lastDay,
      start: instantAt(firstDay, '08:30'),
      end: instantAt(lastDay, '17:30'),
      isPast: week < 0,
      isNext: week === 0,
    };
  });
}
