import type { Admission } from '../../lib/contract/entities/shop.ts';
import type { Picture } from '../pictures.ts';

export interface DemoVoucherTheme {
  name: string;
  image: Picture;
}

export interface DemoSku {
  code: string;
  name: string;
  stock: number;
  /** New Zealand dollars. */
  price: number;
}

export interface DemoProduct {
  slug: string;
  name: string;
  title: string;
  meta_description: string;
  blurb: string;
  brand: string;
  badge: string;
  content: string;
  price: number;
  /** Price before the special; null if it isn't on special. */
  full_price: number | null;
  images: Picture[];
  is_new: boolean;
  is_on_special: boolean;
  groups: string[];
  primary_group: string;
  /** Slug of a video or null. */
  video: string | null;
  skus: DemoSku[];
}

export interface DemoTicketKind extends DemoSku {
  admission: Admission;
  /** New Zealand dollars, up to and including `early_until` (y-MM-dd); null for a price that stays. */
  early_price: number | null;
  early_until: string | null;
}

/** Tickets of a round. */
export interface DemoTicket {
  slug: string;
  name: string;
  blurb: string;
  /** URL name of the round. */
  round: string;
  /** Its day, from 1; null for all. */
  day: number | null;
  /** The most that one person may buy; null for any number. */
  most: number | null;
  image: Picture;
  kinds: DemoTicketKind[];
}

export interface DemoShipping {
  name: string;
  /** New Zealand dollars. */
  price: number;
  free_from: number | null;
  countries: string;
  postcodes: string;
  is_pick_up: boolean;
}

export interface DemoPromotion {
  code: string;
  kind: 'percent' | 'amount';
  value: number;
  min_total: number;
  max_uses: number;
}
