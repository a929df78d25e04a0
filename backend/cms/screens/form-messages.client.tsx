'use client';

import { useEffect, useRef, type ReactNode } from 'react';

type StatusProps = {
  readonly isBusy: boolean;
  readonly working?: string;
  /** What is wrong; '' if nothing. */
  readonly problem: string;
  readonly className?: string;
};

/** A form's progress, and what is wrong with it as a whole. Screen readers announce both. */
export const FormStatus = ({
  isBusy,
  working = 'Working…',
  problem,
  className = 'new-season__problem',
}: StatusProps) => (
  <div aria-live="polite">
    {isBusy ? <p>{working}</p> : null}
    {problem === '' ? null : (
      <p role="alert" className={className}>
        {problem}
      </p>
    )}
  </div>
);

/** The element that gets the focus when it appears. */
function useFocusOnAppearing() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}

type ContentProps = { readonly children: ReactNode };

/** What a form would create. Gets the focus when it appears. */
export function FormPreview({ children }: ContentProps) {
  const element = useFocusOnAppearing();
  return (
    <div ref={element} tabIndex={-1} role="group" aria-label="What will be created">
      {children}
    </div>
  );
}

/** What a form has done. Gets the focus when it appears. */
export function FormResult({ children }: ContentProps) {
  const element = useFocusOnAppearing();
  return (
    <div ref={element} tabIndex={-1} role="status">
      {children}
    </div>
  );
}

/**
 * The attributes of fields and the messages below them.
 * @param ids starts the elements' ids
 * @param faultOf what is wrong with a field, if anything
 */
export const fieldMessages = <Name extends string>(
  ids: string,
  faultOf: (name: Name) => string | undefined,
) => ({
  marked: (name: Name) => ({
    id: `${ids}-${name}`,
    'aria-invalid': faultOf(name) !== undefined,
    'aria-describedby': `${ids}-${name}-problem`,
  }),
  fault: (name: Name) => (
    <p id={`${ids}-${name}-problem`} className="new-season__problem">
      {faultOf(name) ?? ''}
    </p>
  ),
});
