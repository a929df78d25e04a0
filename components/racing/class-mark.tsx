import type { Translator } from '@/lib/i18n/translate';

/** As many as styles/timing.css has. */
const CLASS_COLOURS = 6;

type ClassMarkProps = {
  readonly name: string;
  /** Position in the class; null for none. */
  readonly place: number | null;
  /** The classes that share a page. A class has the same colour wherever the same classes race, whoever leads. */
  readonly classes: readonly string[];
  readonly t: Translator;
};

/** The class of a car in its colour, with the car's place in it. */
export function ClassMark({ name, place, classes, t }: ClassMarkProps) {
  if (name === '') return null;
  const colour = Math.max(0, classes.toSorted().indexOf(name)) % CLASS_COLOURS;
  return (
    <span className="class-mark" data-class={colour}>
      {name}
      {place === null ? null : (
        <>
          <span className="sr-only">, {t('results.classPlace')} </span>
          <span className="class-mark-place">{place}</span>
        </>
      )}
    </span>
  );
}
