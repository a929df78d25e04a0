import type { CheckedFile } from './check-picture.client.ts';

/** A picture that isn't in the gallery yet. */
export type NewPicture = CheckedFile & {
  readonly key: string;
  readonly alt: string;
  readonly isDecoration: boolean;
  /** Its id in the library, if only creating its slide failed. */
  readonly uploaded?: number;
  readonly problem?: string;
};
/** An item in the list of a gallery: a slide's id, or a picture to be uploaded. */
export type Entry = number | NewPicture;

/** The form's value: the slides. */
export const slidesIn = (entries: readonly Entry[]): number[] =>
  entries.filter((entry) => typeof entry === 'number');

/** A key for an entry, which stays the same when it moves. */
export const keyOf = (entry: Entry): string => (typeof entry === 'number' ? String(entry) : entry.key);

/** The entries if they contain these slides; otherwise the form's current slides followed by the pictures not yet uploaded. */
export function withSlides(entries: readonly Entry[], slides: readonly number[]): readonly Entry[] {
  const current = slidesIn(entries);
  const isSame = current.length === slides.length && current.every((id, index) => id === slides[index]);
  return isSame ? entries : [...slides, ...entries.filter((entry) => typeof entry !== 'number')];
}

/** The entries with one moved to another place, both counted from 0. */
export function moved(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = entries[from];
  if (entry === undefined || to < 0 || to >= entries.length) return entries;
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** The entries with every undescribed new picture marked as decorative. */
export const allDescribed = (entries: readonly Entry[]): readonly Entry[] =>
  entries.map((entry) =>
    typeof entry === 'number' || isDescribed(entry) ? entry : { ...entry, isDecoration: true, problem: '' },
  );

/** Whether screen readers can describe a picture, or know to skip it. */
export const isDescribed = ({ alt, isDecoration }: NewPicture): boolean => isDecoration || alt.trim() !== '';
