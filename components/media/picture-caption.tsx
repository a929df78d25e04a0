import type { Image } from '@/lib/contract/entities/image';

/** A picture's caption and credit, below it in its figure; nothing if it has neither. */
export function PictureCaption({ image: { caption, credit } }: { readonly image: Image }) {
  if (caption === '' && credit === '') return null;
  return (
    <figcaption className="picture-words">
      {caption === '' ? null : <span className="text-ink">{caption}</span>}
      {caption === '' || credit === '' ? null : ' '}
      {credit === '' ? null : <span>{credit}</span>}
    </figcaption>
  );
}
