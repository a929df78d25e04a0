'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';

type ClampedTextProps = {
  /** The text; it is complete in the HTML, and not truncated without scripts. */
  readonly children: ReactNode;
  /** On one row with the button, so that nothing moves when the button appears. */
  readonly beside?: ReactNode;
  readonly labels: { readonly more: string; readonly less: string };
  /** Context for the button, for screen reader users. */
  readonly name: string;
};

/** A text clamped to four lines (spec point 9), with a button for the rest if there is more. */
export function ClampedText({ children, beside, labels, name }: ClampedTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element || isOpen) return;
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <div>
      {/* The ellipsis belongs at the end of the text, whose language may not be the page's. */}
      <div ref={box} id={id} dir="auto" className="clamped" data-open={isOpen ? '' : undefined}>
        {children}
      </div>
      <div className="mt-3 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
        {beside}
        {isCut || isOpen ? (
          <button
            type="button"
            className="text-link script-only"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? labels.less : labels.more}
            <span className="sr-only"> {name}</span>
          </button>
        ) : null}
      </div>
    </div>
  );
}
