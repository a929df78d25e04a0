'use client';

import { useField, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import {
  blockContrast,
  fillOf,
  inkOf,
  namedColour,
  type Accents,
} from '../../../lib/shared/block-colours.ts';
import { textIn } from '../../../lib/shared/record.ts';
import { ratioInWords } from '../fields/colour-contrast.ts';

let accents: Promise<Accents> | undefined;

async function loadAccents(): Promise<Accents> {
  const response = await fetch('/api/globals/domain-settings?depth=0');
  const settings: unknown = await response.json();
  return { light: textIn(settings, 'theme_colour'), dark: textIn(settings, 'dark_theme_colour') };
}

/** The site settings' accent colours, loaded when needed; null until then. */
function useAccents(isNeeded: boolean): Accents | null {
  const [own, setOwn] = useState<Accents | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    accents ??= loadAccents();
    // Without the settings the name appears without a swatch, which isn't worth an error message.
    accents.then(setOwn, () => setOwn(null));
  }, [isNeeded]);
  return own;
}

const NO_ACCENTS: Accents = { light: '', dark: '' };

/**
 * Shows a swatch of the chosen colour beside its name, light mode first, then dark; and below the colour of a block's text, its contrast
 * with the block's background.
 */
export function ColourSwatch({ path }: { readonly path: string }) {
  const { value } = useField<string | null>({ path });
  const isText = path.endsWith('text_colour');
  const backgroundPath = path.replace(/[^.]+$/, 'background_colour');
  const background = namedColour(useFormFields(([fields]) => fields[backgroundPath]?.value));
  const colour = namedColour(value);
  const needsAccents = colour === 'bnd' || (isText && background === 'bnd');
  const own = useAccents(needsAccents) ?? (needsAccents ? null : NO_ACCENTS);
  if (colour === null || own === null) return null;
  const hexOf = isText ? inkOf : fillOf;
  const contrast = isText ? blockContrast({ text: colour, background }, own) : null;
  const style = {
    background: `linear-gradient(90deg, ${hexOf(colour, 'light', own)} 50%, ${hexOf(colour, 'dark', own)} 50%)`,
    border: '1px solid var(--theme-elevation-250)',
    height: 20,
    marginTop: 6,
  };
  return (
    <>
      <div aria-hidden="true" style={style} />
      {contrast === null ? null : (
        <ul aria-label="Contrast: text on background" className="block-contrast">
          {(['light', 'dark'] as const).map((scheme) => (
            <li key={scheme}>{ratioInWords(contrast[scheme], scheme)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
