import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SmartLink } from './smart-link';

type CardProps = {
  readonly as?: 'article' | 'div' | 'li' | 'section';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A box on its own surface. Put a CardLink into its heading to make the whole of it one link. */
export function Card({ as: Tag = 'div', className, children }: CardProps) {
  return <Tag className={clsx('card own-surface', className)}>{children}</Tag>;
}

type CardLinkProps = {
  readonly href: string;
  readonly newTab?: boolean;
  readonly newTabLabel?: string;
  readonly children: ReactNode;
};

/** The link of a card: it stands in the heading and covers the card. Cards come in numbers, so nothing is fetched ahead. */
export function CardLink(props: CardLinkProps) {
  return <SmartLink {...props} prefetch={false} className="card-link" />;
}
