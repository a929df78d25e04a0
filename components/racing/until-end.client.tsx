'use client';

import type { ReactNode } from 'react';
import { useNow } from '@/components/ui/use-now.client';

type UntilEndProps = {
  /** Instant, ISO 8601. */
  readonly end: string;
  /** The time of the server's rendering, in epoch milliseconds. */
  readonly renderedAt: number;
  readonly children: ReactNode;
};

/** Shows its content until a round has ended (spec point 4: there are no more tickets then). */
export function UntilEnd({ end, renderedAt, children }: UntilEndProps) {
  return useNow(renderedAt) <= Date.parse(end) ? children : null;
}
