'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { mediumDay } from '../../../lib/shared/date-forms.ts';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';

/** Beside a selected session, whose name may only be Race 1: its category, round and day. */
export function SessionSummary() {
  const id = useFormFields(([fields]) => fields['session']?.value);
  const [found, setFound] = useState<{ readonly id: unknown; readonly summary: string } | null>(null);
  useEffect(() => {
    if (typeof id !== 'number') return;
    const giveUp = new AbortController();
    const wanted = 'select[category]=true&select[round]=true&select[date]=true';
    fetch(`/api/results/${String(id)}?depth=1&${wanted}`, { signal: giveUp.signal })
      .then(async (response) => {
        const session: unknown = response.ok ? await response.json() : null;
        const date = textIn(session, 'date');
        const parts = [
          textIn(propertyOf(session, 'category'), 'name'),
          textIn(propertyOf(session, 'round'), 'name'),
          date === '' ? '' : mediumDay(date, 'en', CHAMPIONSHIP_TIME_ZONE),
        ];
        setFound({ id, summary: parts.filter(Boolean).join(' · ') });
      })
      // Only a reminder: the selection works without it.
      .catch(() => undefined);
    return () => giveUp.abort();
  }, [id]);
  return (
    <p className="field-type session-words" role="status">
      {found?.id === id ? found?.summary : null}
    </p>
  );
}
