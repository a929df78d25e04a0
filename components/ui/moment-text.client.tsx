'use client';

import { useNow } from './use-now.client';

type MomentTextProps = {
  /** The content before an instant (ISO 8601), and after it. */
  readonly at: string;
  readonly before: string;
  readonly after: string;
  /** The time of the server's rendering, in epoch milliseconds. */
  readonly renderedAt: number;
};

/** A text replaced by another at an instant, by the browser's clock: a page may be cached or left open. */
export function MomentText({ at, before, after, renderedAt }: MomentTextProps) {
  return <>{useNow(renderedAt) < Date.parse(at) ? before : after}</>;
}
