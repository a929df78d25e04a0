import type { Instant } from '@/lib/dates/format';
import type { RoundStatus, TimingRow } from '@/lib/contract/entities/racing';

/** The size that chats and social networks show. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** A car on the podium of a session, or of one of its classes. */
export type CardPlace = Pick<TimingRow, 'name' | 'race_number' | 'class'> & {
  readonly place: number;
  /** The winner's time and the others' gap; in practice everybody's best time. */
  readonly time: string;
  /** CSS hex colour of its class; '' for a session of one class. */
  readonly colour: string;
};

/** A line of a table. */
export type CardStanding = {
  readonly rank: number;
  readonly name: string;
  readonly raceNumber: string;
  readonly points: number;
};

/**
 * The contents of a page's share picture (docs/decisions/0095): data without sentences, so that a page has the same picture in every language.
 * `art` is the address of a picture on the content server; null for none.
 */
export type ShareCard =
  | {
      readonly kind: 'round';
      readonly name: string;
      readonly number: number | null;
      readonly series: string;
      readonly start: Instant;
      readonly end: Instant;
      readonly zone: string;
      readonly venue: string;
      readonly status: RoundStatus | null;
      readonly categories: readonly string[];
      readonly art: string | null;
    }
  | {
      readonly kind: 'calendar';
      /** The series' name. */
      readonly name: string;
      readonly rounds: readonly {
        readonly number: number | null;
        readonly name: string;
        readonly start: Instant;
        readonly end: Instant;
        readonly zone: string;
        readonly status: RoundStatus | null;
        readonly isNext: boolean;
      }[];
      readonly art: null;
    }
  | {
      readonly kind: 'timetable';
      /** The round; and the category, if only one is shown, or ''. */
      readonly name: string;
      readonly category: string;
      readonly start: Instant;
      readonly end: Instant;
      readonly zone: string;
      readonly venue: string;
      /** From the first start to the last end, day by day. */
      readonly days: readonly { readonly start: Instant; readonly end: Instant }[];
      readonly art: null;
    }
  | {
      readonly kind: 'result';
      readonly name: string;
      readonly round: string;
      readonly date: Instant | null;
      readonly zone: string;
      readonly isProvisional: boolean;
      readonly places: readonly CardPlace[];
      readonly art: null;
    }
  | {
      readonly kind: 'standings';
      readonly name: string;
      readonly after: { readonly number: number; readonly total: number; readonly round: string };
      readonly top: readonly CardStanding[];
      readonly art: null;
    }
  | {
      readonly kind: 'driver';
      readonly name: string;
      readonly raceNumber: string;
      readonly category: string;
      readonly hometown: string;
      readonly vehicle: string;
      readonly races: number;
      readonly wins: number;
      readonly podiums: number;
      /** Place in the first championship of the driver's category. */
      readonly standing: { readonly rank: number; readonly points: number } | null;
      readonly art: string | null;
    }
  | {
      readonly kind: 'team';
      readonly name: string;
      /** '2026/27'. */
      readonly season: string;
      readonly categories: readonly string[];
      readonly races: number;
      readonly wins: number;
      readonly podiums: number;
      /** Place in the first teams' championship. */
      readonly standing: { readonly rank: number; readonly points: number } | null;
      readonly art: string | null;
    }
  | {
      readonly kind: 'circuit';
      readonly name: string;
      /** Town, region and country. */
      readonly place: string;
      /** Length of a lap, in metres. */
      readonly length: number | null;
      readonly corners: number | null;
      /** The time; '' for none. */
      readonly lapRecord: string;
      readonly next: { readonly name: string; readonly start: Instant; readonly end: Instant } | null;
      readonly zone: string;
      readonly art: null;
    }
  | {
      readonly kind: 'article';
      readonly name: string;
      readonly group: string;
      readonly date: Instant | null;
      readonly zone: string;
      readonly art: null;
    }
  | { readonly kind: 'site'; readonly name: string; readonly description: string; readonly art: null };

export type CardOf<K extends ShareCard['kind']> = Extract<ShareCard, { kind: K }>;
