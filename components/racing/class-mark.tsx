import type { CSSProperties } from 'react';
import type { ClassColour } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import { chosenColours, classNumber } from './class-colours';

type ClassMarkProps = {
  readonly name: string;
  /** Position in the class; null for none. */
  readonly place: number | null;
  /** All classes on the page. */
  readonly classes: readonly string[];
  /** The office's colours; other classes get one of the stylesheet's. */
  readonly colours: readonly ClassColour[];
  readonly t: Translator;
};

type ClassStyle = CSSProperties & { readonly '--class-colour': string };

function chosenStyle(name: string, colours: readonly ClassColour[]): ClassStyle | undefined {
  const chosen = chosenColours(name, colours);
  return chosen ? { '--class-colour': `light-dark(${chosen.light}, ${chosen.dark})` } : undefined;
}

/** The class of a car in its colour, with the car's place in class. */
export function ClassMark({ name, place, classes, colours, t }: ClassMarkProps) {
  if (name === '') return null;
  return (
    <span className="class-mark" data-class={classNumber(name, classes)} style={chosenStyle(name, colours)}>
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
