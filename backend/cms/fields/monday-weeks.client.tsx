'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, type ReactNode } from 'react';
import { isRecord, propertyOf } from '../../../lib/shared/record.ts';

const MONDAY = 1;

/**
 * Makes weeks start on Monday in Payload's own calendars, such as that for scheduled publishing: they follow the CMS's language, American
 * English.
 */
export function MondayWeeks({ children }: { readonly children?: ReactNode }) {
  const { i18n } = useTranslation();
  // Loaded after the first paint, whatever its type says.
  const options = propertyOf(i18n.dateFNS, 'options');
  useEffect(() => {
    if (isRecord(options)) Object.assign(options, { weekStartsOn: MONDAY });
  }, [options]);
  return children;
}
