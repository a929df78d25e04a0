import type { ReactNode } from 'react';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';

/** Placeholder for the name in the text (U+FFFC, object replacement character). */
const PLACE = '\uFFFC';

type TextAroundNameProps = {
  readonly t: Translator;
  readonly text: TranslationKey;
  /** The interpolation variable that the name replaces. */
  readonly slot: string;
  /** With a link to its page, if it has one. */
  readonly name: ReactNode;
};

/** An interface text around an editor's name, such as “Results: Taupō”: each is in its own language. */
export function TextAroundName({ t, text, slot, name }: TextAroundNameProps) {
  const [before, after] = t(text, { [slot]: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <span lang={CONTENT_LANGUAGE}>{name}</span>
      {after}
    </>
  );
}
