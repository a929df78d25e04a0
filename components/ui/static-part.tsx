import 'server-only';
import { cache, type ReactElement } from 'react';
import { StaticElement, type StaticElementProps } from './static-part.client';

const counter = cache(() => ({ last: 0 }));

/** A number for a static part, unlike all others of the page that is being rendered. */
export function nextStaticPart(): number {
  const numbers = counter();
  numbers.last += 1;
  return numbers.last;
}

/**
 * An element whose content needs no React in the browser. If no island is inside, a first visit gets its HTML only, and not its data
 * as well (docs/decisions/0068). With an island inside it is an element like any other, so parts may be nested.
 */
export const StaticPart = (props: Omit<StaticElementProps, 'staticPart'>): ReactElement => (
  <StaticElement staticPart={nextStaticPart()} {...props} />
);
