'use client';

import type { CSSProperties, ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';

type ScrollRevealProps = {
  /** Name of an animation of styles/motion.css. */
  readonly type: string;
  /** CSS timing function. */
  readonly easing?: string | undefined;
  /** Pixels of the block that have to be in view. */
  readonly offset?: number | null;
  readonly durationMs?: number | null;
  readonly delayMs?: number | null;
  readonly className?: string;
  readonly children: ReactNode;
};

const DEFAULT_OFFSET_PX = 120;

/** What is on the screen or above it when the page opens never waits. */
function revealState(entry: IntersectionObserverEntry | undefined, inView: boolean) {
  if (!entry) return undefined;
  if (inView) return 'shown';
  return entry.boundingClientRect.top > window.innerHeight ? 'waiting' : undefined;
}

/** Lets a block appear as it is scrolled into view. What is on the screen at the start, and all without a script or with reduced motion, is simply there. */
export function ScrollReveal(props: ScrollRevealProps) {
  const { type, easing, offset, durationMs, delayMs, className, children } = props;
  const { ref, inView, entry } = useInView({
    rootMargin: `0px 0px -${offset ?? DEFAULT_OFFSET_PX}px 0px`,
    triggerOnce: true,
    // Without it the observer keeps the first "not in view" to itself.
    initialInView: true,
  });
  const style = {
    ...(durationMs !== null && durationMs !== undefined && { '--reveal-duration': `${durationMs}ms` }),
    ...(delayMs !== null && delayMs !== undefined && { '--reveal-delay': `${delayMs}ms` }),
    ...(easing !== undefined && { '--reveal-easing': easing }),
  } as CSSProperties;
  return (
    <div
      ref={ref}
      className={className}
      data-reveal={type}
      data-reveal-state={revealState(entry, inView)}
      style={style}
    >
      {children}
    </div>
  );
}
