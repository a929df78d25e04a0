'use client';

import { useNow } from './use-now.client';

type MomentTextProps = {
  /** What is true before an instant (ISO 8601), and from then on. */
  readonly at: string;
  readonly before: string;
  readonly after: string;
  /** The moment of the server's rendering, epoch milliseconds. */
  readonly renderedAt: number;
};

/** A text that another one follows at an instant, by the browser's clock: a page may be cached or left open. */
export function MomentText({ at, before, after, renderedAt }: MomentTextProps) {
  return <>{useNow(renderedAt) < Date.parse(at) ? before : after}</>;
}
