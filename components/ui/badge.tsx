import type { ReactNode } from 'react';

export type BadgeTone = 'brand' | 'neutral' | 'success' | 'info' | 'warning' | 'danger';

/** A short label on a card or beside a heading. */
export function Badge({
  tone = 'brand',
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
