const DAY_MS = 24 * 60 * 60 * 1000;

/** A round's status: days until it, today, or days since it. */
export type Countdown =
  | { readonly kind: 'ahead'; readonly days: number }
  | { readonly kind: 'today' }
  | { readonly kind: 'past'; readonly days: number };

/**
 * The countdown of the ticket banner (spec point 4): before the start whole days rounded up, after the end days rounded
 * down, under one day (and while it runs) today.
 */
export function countdown(start: Date, end: Date, now: Date): Countdown {
  if (now < start) {
    const days = Math.ceil((start.getTime() - now.getTime()) / DAY_MS);
    return days < 1 ? { kind: 'today' } : { kind: 'ahead', days };
  }
  if (now > end) {
    const days = Math.floor((now.getTime() - end.getTime()) / DAY_MS);
    return days < 1 ? { kind: 'today' } : { kind: 'past', days };
  }
  return { kind: 'today' };
}
