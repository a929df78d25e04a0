import type { z } from 'zod';
import type { cartSchema } from '@/lib/contract/entities/cart';
import { articleSchema, type Article } from '@/lib/contract/entities/news';
import { imageSchema } from '@/lib/contract/entities/image';
import { roundSummarySchema, sponsorSchema } from '@/lib/contract/entities/racing';
import type { RoundSummary, Sponsor } from '@/lib/contract/entities/racing';
import type { Group } from '@/lib/contract/entities/site';

export const image = imageSchema.parse({
  url: '/assets/i/0123456789abcdef/16x9/800.jpg',
  webp_url: '/assets/i/0123456789abcdef/16x9/800.webp',
  avif_url: '/assets/i/0123456789abcdef/16x9/800.avif',
  width: 800,
  height: 450,
  alt: 'The pack through turn one',
});

export const article = (over: Partial<Article> = {}): Article => ({
  ...articleSchema.parse({ id: 1, name: 'Ratana wins at Taupō', url: 'ratana-wins' }),
  ...over,
});

export const round = (over: Partial<RoundSummary> = {}): RoundSummary => ({
  ...roundSummarySchema.parse({
    id: 1,
    name: 'Round 1',
    url: `round-${over.id ?? 1}`,
    start_date: '2027-01-15T20:00:00Z',
    end_date: '2027-01-17T05:00:00Z',
  }),
  ...over,
});

export const sponsor = (id: number, over: Partial<Sponsor> = {}): Sponsor => ({
  ...sponsorSchema.parse({ id, name: `Sponsor ${id}` }),
  ...over,
});

/** A node of a tree of article groups; `place` is its root, left, right and level. */
export const articleGroup = (
  id: number,
  url: string,
  place: readonly [root: number, lft: number, rgt: number, level: number],
): Group => ({
  id,
  name: url,
  url,
  slug: url,
  model: 'Article',
  root: place[0],
  lft: place[1],
  rgt: place[2],
  level: place[3],
  image: null,
  content: '',
  children: [],
});

/** A cart as the wire has it. */
export const EMPTY_CART: z.input<typeof cartSchema> = {
  item_count: 0,
  items: [],
  subtotal: 0,
  sessionKey: 'k',
  all_in_stock: true,
  total_amount: 0,
  payment_types: ['card'],
};
