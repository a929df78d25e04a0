import clsx from 'clsx';
import type { CSSProperties } from 'react';

type SkeletonTextProps = {
  /** As in CSS. */
  readonly width: string;
  readonly className?: string;
};

/** A bar in place of text that is loading. It is as high as a line of the text, so that nothing moves when the text arrives. */
export const SkeletonText = ({ width, className }: SkeletonTextProps) => (
  <span className={clsx('skeleton-text', className)} style={{ '--width': width } as CSSProperties}>
    &nbsp;
  </span>
);
