'use client';

import type { CSSProperties, ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import { useStaticPart } from './static-part.client';

type ScrollRevealProps = {
  /** Name of an animation of styles/motion.css. */
  readonly type: string;
  /** Pixels of the block that have to be in view. */
  readonly offset?: number | null;
  /** Its duration, delay and easing (reveal-settings.ts). */
  readonly style?: CSSProperties;
  readonly className?: string;
  /** Its number as a static part (static-part.tsx). */
  readonly staticPart?: number;
  readonly children: ReactNode;
};

const DEFAULT_OFFSET_PX = 120;

/** Content in or above the viewport when the page opens is never delayed. */
function revealState(entry: IntersectionObserverEntry | undefined, inView: boolean) {
  if (!entry) return undefined;
  if (inView) return 'shown';
  return entry.boundingClientRect.top > window.innerHeight ? 'waiting' : undefined;
}

/**
 * Reveals a block when it is scrolled into view. Content that is visible at the start, and all content without scripts or with reduced
 * motion, is simply shown.
 */
export function ScrollReveal(props: ScrollRevealProps) {
  const { type, offset, style, className, staticPart = 0, children } = props;
  const { ref, inView, entry } = useInView({
    rootMargin: `0px 0px -${offset ?? DEFAULT_OFFSET_PX}px 0px`,
    triggerOnce: true,
    // Without it the observer would not report the first "not in view".
    initialInView: true,
  });
  return (
    <div
      ref={ref}
      className={className}
      data-reveal={type}
      data-reveal-state={revealState(entry, inView)}
      style={style}
      {...useStaticPart(staticPart, children)}
    />
  );
}
