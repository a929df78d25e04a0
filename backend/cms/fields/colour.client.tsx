'use client';

import { useField } from '@payloadcms/ui';
import { parseHex, toHex } from '../../../lib/shared/colour.ts';
import { contrastInWords } from './colour-contrast.ts';

type ColourPickerProps = {
  /** What the colour is for: the label of its text. */
  readonly label: string;
  /** The colour as typed; it may be none. */
  readonly value: string;
  readonly onChange: (colour: string) => void;
  readonly isReadOnly?: boolean;
};

/** The browser's picker for a colour that is typed beside it, and how clear the colour is on the site, in words. */
export function ColourPicker({ label, value, onChange, isReadOnly = false }: ColourPickerProps) {
  const colour = parseHex(value);
  return (
    <div className="colour-picker">
      <input
        type="color"
        aria-label={`Pick: ${label}`}
        disabled={isReadOnly}
        value={colour === null ? '#000000' : toHex(colour)}
        onChange={({ target }) => onChange(target.value)}
      />
      <ul aria-label={`Contrast: ${label}`}>
        {colour === null
          ? null
          : (['light', 'dark'] as const).map((scheme) => (
              <li key={scheme}>{contrastInWords(value, scheme)}</li>
            ))}
      </ul>
    </div>
  );
}

/** The same below a colour's field in a form. */
export function ColourTools({ label, path }: { readonly label: string; readonly path: string }) {
  const { value, setValue, disabled } = useField<string | null>({ path });
  return <ColourPicker label={label} value={value ?? ''} onChange={setValue} isReadOnly={disabled} />;
}
