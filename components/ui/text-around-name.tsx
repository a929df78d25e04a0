import type { ReactNode } from 'react';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';

/** Stands in the text for the name (U+FFFC, object replacement character). */
const PLACE = '\uFFFC';

type TextAroundNameProps = {
  readonly t: Translator;
  readonly text: TranslationKey;
  /** The text's placeholder that the name stands for. */
  readonly slot: string;
  /** With the link to its page, if it has one. */
  readonly name: ReactNode;
};

/** A text of the interface around a name that an editor wrote, such as “Results: Taupō”: each is in a language of its own. */
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
