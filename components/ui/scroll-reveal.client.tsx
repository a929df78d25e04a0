'use client';

import { useState } from 'react';
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

type RevealState = 'waiting' | 'shown' | undefined;

/** Only what is still below the window waits; once shown, a block stays. */
function nextState(current: RevealState, inView: boolean, isBelow: boolean): RevealState {
  if (current === 'waiting') return inView ? 'shown' : 'waiting';
  return current === undefined && !inView && isBelow ? 'waiting' : current;
}

/** Lets a block appear as it is scrolled into view. What is on the screen at the start, and all without a script or with reduced motion, is simply there. */
export function ScrollReveal(props: ScrollRevealProps) {
  const { type, easing, offset, durationMs, delayMs, className, children } = props;
  const [state, setState] = useState<RevealState>();
  const { ref } = useInView({
    rootMargin: `0px 0px -${offset ?? DEFAULT_OFFSET_PX}px 0px`,
    onChange: (inView, { boundingClientRect }) => {
      const isBelow = boundingClientRect.top > window.innerHeight;
      setState((current) => nextState(current, inView, isBelow));
    },
  });

  const style = {
    ...(durationMs !== null && durationMs !== undefined && { '--reveal-duration': `${durationMs}ms` }),
    ...(delayMs !== null && delayMs !== undefined && { '--reveal-delay': `${delayMs}ms` }),
    ...(easing !== undefined && { '--reveal-easing': easing }),
  } as CSSProperties;
  return (
    <div ref={ref} className={className} data-reveal={type} data-reveal-state={state} style={style}>
      {children}
    </div>
  );
}
