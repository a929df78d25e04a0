'use client';

import { useRowLabel } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';

type Labels = Readonly<Record<string, string>>;

/** Names of pages by their path in the CMS's API; many rows request the same ones. */
const names = new Map<string, Promise<string>>();

function nameOf(path: string): Promise<string> {
  const pending = names.get(path);
  if (pending) return pending;
  const name = fetch(`/api/${path}?depth=0&select[name]=true`)
    .then(async (response) => (response.ok ? textIn(await response.json(), 'name') : ''))
    // Without the name, the row shows its target's type, and the next row requests it again.
    .catch(() => (names.delete(path), ''));
  names.set(path, name);
  return name;
}

function pagePath(page: unknown): string {
  const value = propertyOf(page, 'value');
  const id = propertyOf(value, 'id') ?? value;
  const collection = textIn(page, 'relationTo');
  return collection === '' || (typeof id !== 'number' && typeof id !== 'string')
    ? ''
    : `${collection}/${String(id)}`;
}

/** Labels an entry's row with what visitors read: its label, its translation, or its target's name. */
export function EntryLabel({
  wordLabels,
  screens,
}: {
  readonly wordLabels: Labels;
  readonly screens: Labels;
}) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const leadsTo = textIn(data, 'leads_to');
  const path = leadsTo === 'page' ? pagePath(data['page']) : '';
  const [page, setPage] = useState({ path: '', name: '' });

  useEffect(() => {
    if (path === '') return;
    let isCurrent = true;
    void nameOf(path).then((name) => {
      if (isCurrent) setPage({ path, name });
    });
    return () => {
      isCurrent = false;
    };
  }, [path]);

  const named = textIn(data, 'label') || wordLabels[textIn(data, 'word')];
  const target = {
    page: page.path === path ? page.name : '',
    screen: screens[textIn(data, 'screen')] ?? '',
    address: textIn(data, 'address'),
    topics: 'All news topics',
  }[leadsTo];
  return <span>{named || target || `Entry ${String((rowNumber ?? 0) + 1)}`}</span>;
}
