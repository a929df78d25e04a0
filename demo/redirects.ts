import type { DemoRedirect } from './records/site.ts';

/** Old addresses and their targets. */
export const REDIRECTS: readonly DemoRedirect[] = [
  { from: '/calendar', to: '/rounds' },
  { from: '/latest-news', to: '/news' },
  { from: '/tickets', to: '/rounds' },
  { from: '/teams', to: '/drivers' },
  { from: '/partners', to: '/sponsors' },
  { from: '/live', to: '/wheretowatch' },
  { from: '/listen', to: '/podcast' },
  { from: '/article', to: '/news' },
  { from: '/category', to: '/categories' },
  { from: '/round', to: '/rounds' },
  { from: '/vouchers', to: '/gift-vouchers' },
  { from: '/round/round-1', to: '/round/round-1-hampton-downs' },
  { from: '/round/round-2', to: '/round/round-2-manfeild' },
  { from: '/round/round-1-hamptondowns', to: '/round/round-1-hampton-downs' },
  { from: '/category/gr86', to: '/category/gr86-championship' },
];
