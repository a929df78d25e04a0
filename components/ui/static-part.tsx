import 'server-only';
import { cache, type ReactElement } from 'react';
import { StaticElement, type StaticElementProps } from './static-part.client';

const counter = cache(() => ({ last: 0 }));

/** A number for a static part, unique on the page being rendered. */
export function nextStaticPart(): number {
  const numbers = counter();
  numbers.last += 1;
  return numbers.last;
}

/**
 * An element whose content needs no React in the browser. If it contains no island, a first visit gets only its HTML, and not its data as
 * well (docs/decisions/0068). With an island inside, it is an ordinary element, so parts may be nested.
 */
export const StaticPart = (props: Omit<StaticElementProps, 'staticPart'>): ReactElement => (
  <StaticElement staticPart={nextStaticPart()} {...props} />
);
