import type { Piece } from '@/lib/shared/text/highlight';

/** A text with highlighted search matches. */
export function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, at) =>
    // The parts of a text never change places.
    isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  );
}
