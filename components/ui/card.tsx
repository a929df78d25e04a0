import clsx from 'clsx';
import type { ReactNode } from 'react';
import { spoilerAttribute, type Spoiler } from '@/lib/spoilers/spoiler';
import { SmartLink } from './smart-link';
import { StaticPart } from './static-part';

type CardProps = {
  readonly as?: 'article' | 'div' | 'li' | 'section' | undefined;
  readonly className?: string | undefined;
  /** What it gives away; a cover follows it in that case. */
  readonly spoiler?: Spoiler | null;
  readonly children: ReactNode;
};

/** A box on its own surface. Put a CardLink into its heading to make the whole card a link. */
export function Card({ as, className, spoiler = null, children }: CardProps) {
  return (
    <StaticPart as={as} className={clsx('card own-surface', className)} {...spoilerAttribute(spoiler)}>
      {children}
    </StaticPart>
  );
}

type CardLinkProps = {
  readonly href: string;
  readonly newTab?: boolean;
  readonly newTabLabel?: string;
  readonly children: ReactNode;
};

/** The link of a card: it is in the heading and covers the card. There are many cards, so nothing is prefetched. */
export function CardLink(props: CardLinkProps) {
  return <SmartLink {...props} prefetch={false} className="card-link" />;
}
