'use client';

import { useContext } from 'react';
import { TranslatorContext } from './provider.client';
import type { Translator } from './translate';

/** The translator of the nearest I18nProvider, for client islands; its keys are type-checked like the server's. */
export function useTranslate(): Translator {
  const translate = useContext(TranslatorContext);
  if (!translate)
    throw new Error('I18nProvider is missing above this island. Wrap it in one that has its texts.');
  return translate;
}
