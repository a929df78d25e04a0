import type { Piece } from '@/lib/search/highlight';

/** A text with the words that were searched for marked. */
export function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, at) =>
    // The pieces of one text never change places.
    isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}
