'use client';

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Translator } from './translate';

/** The translator of the nearest I18nProvider, for client islands; its keys are checked like the server's. */
export function useTranslate(): Translator {
  const { t } = useTranslation();
  return useCallback<Translator>((key, values) => t(key, values ?? {}), [t]);
}
