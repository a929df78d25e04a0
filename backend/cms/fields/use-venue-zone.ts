'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';

/** The zone of a form's times; `isUnknown` if the venue's couldn't be loaded. */
export type FormZone = { readonly timeZone: string; readonly isUnknown: boolean };

/** Zones of venues by their path in the CMS's API; all date fields of a form request the same one. */
const zones = new Map<string, Promise<FormZone>>();

async function fetchZone(path: string): Promise<FormZone> {
  const response = await fetch(`/api/${path}`);
  if (!response.ok) throw new Error(`The CMS responded with status ${String(response.status)}.`);
  const record: unknown = await response.json();
  const venue = propertyOf(record, 'venue') ?? record;
  return { timeZone: textIn(venue, 'timezone') || CHAMPIONSHIP_TIME_ZONE, isUnknown: false };
}

function zoneAt(path: string): Promise<FormZone> {
  const pending = zones.get(path);
  if (pending) return pending;
  const zone = fetchZone(path).catch(() => {
    // The field says so, and the next field or form requests it again.
    zones.delete(path);
    return { timeZone: CHAMPIONSHIP_TIME_ZONE, isUnknown: true };
  });
  zones.set(path, zone);
  return zone;
}

const idIn = (value: unknown): string => {
  const id = propertyOf(value, 'id') ?? value;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : '';
};

/** The zone of the form's venue or of its round's venue; the championship's for records without either. */
export function useVenueZone(): FormZone {
  const venue = useFormFields(([fields]) => idIn(fields['venue']?.value));
  const round = useFormFields(([fields]) => idIn(fields['round']?.value));
  const ofRound =
    round === '' ? '' : `rounds/${round}?depth=1&select[venue]=true&populate[venues][timezone]=true`;
  const path = venue === '' ? ofRound : `venues/${venue}?depth=0&select[timezone]=true`;
  const [found, setFound] = useState<FormZone & { readonly path: string }>();

  useEffect(() => {
    if (path === '') return;
    let isCurrent = true;
    void zoneAt(path).then((zone) => {
      if (isCurrent) setFound({ ...zone, path });
    });
    return () => {
      isCurrent = false;
    };
  }, [path]);

  return found?.path === path ? found : { timeZone: CHAMPIONSHIP_TIME_ZONE, isUnknown: false };
}
