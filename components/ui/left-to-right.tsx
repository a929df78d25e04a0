import type { ReactNode } from 'react';

/**
 * Text that reads from left to right in every script: a telephone number, a code, an email address, a time or a signed amount. In Arabic
 * text its parts would be reordered. Its alignment follows its surroundings.
 */
export const LeftToRight = ({ children }: { readonly children: ReactNode }) => (
  <bdi dir="ltr">{children}</bdi>
);
