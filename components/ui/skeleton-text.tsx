import clsx from 'clsx';
import type { CSSProperties } from 'react';

type SkeletonTextProps = {
  /** As in CSS. */
  readonly width: string;
  readonly className?: string;
};

/** A bar in the place of words that are on their way. It is as high as a line of them would be there, so that nothing moves when they come. */
export const SkeletonText = ({ width, className }: SkeletonTextProps) => (
  <span className={clsx('skeleton-text', className)} style={{ '--width': width } as CSSProperties}>
    &nbsp;
  </span>
);
