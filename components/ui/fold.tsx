import type { ReactNode } from 'react';
import { spoilerAttribute, type Spoiler } from '@/lib/spoilers/spoiler';
import { Heading, type HeadingLevel } from './heading';

type FoldProps = {
  readonly heading: string;
  readonly level?: HeadingLevel;
  readonly children: ReactNode;
};

/** A section that shows only its heading until it is pressed; it needs no script, and search engines read all of it. */
export function Fold({ heading, level = 2, children }: FoldProps) {
  return (
    <details className="fold">
      <summary className="fold-head">
        <Heading level={level} size="title">
          {heading}
        </Heading>
      </summary>
      {children}
    </details>
  );
}

type PhoneFoldProps = {
  /** Replaces the content on a phone. */
  readonly summary: ReactNode;
  readonly isOpen?: boolean;
  /** What it gives away; a cover follows it in that case. */
  readonly spoiler?: Spoiler | null;
  readonly children: ReactNode;
};

/** Folded on a phone, where it would be long; on wider screens and on paper just its content. */
export function PhoneFold({ summary, isOpen = false, spoiler = null, children }: PhoneFoldProps) {
  return (
    <details className="phone-fold" open={isOpen} {...spoilerAttribute(spoiler)}>
      <summary className="fold-head">{summary}</summary>
      {children}
    </details>
  );
}

/** The rest of a partly shown list. */
export function ShowAll({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <details className="show-all">
      <summary className="fold-head">{label}</summary>
      {children}
    </details>
  );
}
