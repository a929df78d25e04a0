import type { ReactNode } from 'react';

/**
 * What reads from left to right in every writing: a telephone number, a code, a mail address, a time or amount with its sign. Among
 * Arabic words its groups would change places. Alignment stays that of its surroundings.
 */
export const LeftToRight = ({ children }: { readonly children: ReactNode }) => (
  <bdi dir="ltr">{children}</bdi>
);
