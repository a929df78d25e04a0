'use client';

import { useField } from '@payloadcms/ui';
import { useId } from 'react';
import { parseHex, toHex } from '../../../lib/shared/colour.ts';
import { contrastInWords } from './colour-contrast.ts';

type ColourPickerProps = {
  /** What the colour is for: the label of its text. */
  readonly label: string;
  /** The colour as typed; it may be none. */
  readonly value: string;
  readonly onChange: (colour: string) => void;
  /** What it is while it's blank; '' for nothing in particular. */
  readonly whenBlank?: string;
  readonly isReadOnly?: boolean;
};

/** The browser's picker for a colour that is typed beside it, and how clear the colour is on the site, in words. */
export function ColourPicker({
  label,
  value,
  onChange,
  whenBlank = '',
  isReadOnly = false,
}: ColourPickerProps) {
  const noteId = useId();
  const colour = parseHex(value);
  const note = value.trim() === '' ? whenBlank : '';
  return (
    <div className="colour-picker">
      <input
        type="color"
        aria-label={`Pick: ${label}`}
        aria-describedby={note === '' ? undefined : noteId}
        disabled={isReadOnly}
        // The browser's own has no blank: it would be black.
        data-blank={colour === null ? '' : undefined}
        value={colour === null ? '#000000' : toHex(colour)}
        onChange={({ target }) => onChange(target.value)}
      />
      {note === '' ? null : <p id={noteId}>{note}</p>}
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

type ColourToolsProps = Pick<ColourPickerProps, 'label' | 'whenBlank'> & { readonly path: string };

/** The same below a colour's field in a form. */
export function ColourTools({ path, ...words }: ColourToolsProps) {
  const { value, setValue, disabled } = useField<string | null>({ path });
  return <ColourPicker {...words} value={value ?? ''} onChange={setValue} isReadOnly={disabled} />;
}
