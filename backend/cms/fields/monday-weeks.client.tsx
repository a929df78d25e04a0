'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { isRecord, propertyOf } from '../../../lib/shared/record.ts';

const MONDAY = 1;

/** Weeks of Payload's own calendars, such as that of scheduled publishing, begin on Monday: they follow the CMS's language, American English. */
export function MondayWeeks({ children }: { readonly children?: ReactNode }) {
  const { i18n } = useTranslation();
  // It is loaded after the first paint, whatever its type says.
  const options = propertyOf(i18n.dateFNS, 'options');
  useEffect(() => {
    if (isRecord(options)) Object.assign(options, { weekStartsOn: MONDAY });
  }, [options]);
  return children;
}
