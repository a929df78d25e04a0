import type { ReactNode } from 'react';

type SidewaysScrollProps = {
  /** Describes its content. */
  readonly label: string;
  readonly children: ReactNode;
};

/** A wide table in a box of its own, so that it scrolls sideways and the page doesn't. */
export const SidewaysScroll = ({ label, children }: SidewaysScrollProps) => (
  // It scrolls, so it has to be reachable with the keyboard.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className="standings-scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
