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
