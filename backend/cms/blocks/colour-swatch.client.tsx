'use client';

import { useField } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { textIn } from '../../../lib/shared/record.ts';

/** The colours that editors choose by name, as the site shows them in its light theme. The accent colour comes from the site settings. */
const COLOURS: Readonly<Record<string, string>> = {
  wht: '#ffffff',
  blk: '#101113',
  pri: '#12344d',
  sec: '#eadfcb',
  suc: '#17703f',
  inf: '#155fa3',
  wrn: '#f4b223',
  dng: '#b3201c',
};
const ACCENT = 'bnd';

let accent: Promise<string> | undefined;

async function loadAccent(): Promise<string> {
  const response = await fetch('/api/globals/domain-settings?depth=0');
  const settings: unknown = await response.json();
  return textIn(settings, 'theme_colour');
}

/** Shows a swatch of the chosen colour beside its name. */
export function ColourSwatch({ path }: { readonly path: string }) {
  const { value } = useField<string | null>({ path });
  const [own, setOwn] = useState('');
  useEffect(() => {
    if (value !== ACCENT) return;
    accent ??= loadAccent();
    // Without the settings the name appears without a swatch; not worth an error message.
    accent.then(setOwn, () => setOwn(''));
  }, [value]);
  const colour = value === ACCENT ? own : COLOURS[value ?? ''];
  if (!colour) return null;
  const style = {
    background: colour,
    border: '1px solid var(--theme-elevation-250)',
    height: 20,
    marginTop: 6,
  };
  return <div aria-hidden="true" style={style} />;
}
