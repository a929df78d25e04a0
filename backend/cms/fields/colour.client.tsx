'use client';

import { useField } from '@payloadcms/ui';
import { useId } from 'react';
import { parseHex, toHex } from '../../../lib/shared/colour.ts';
import { contrastInWords } from './colour-contrast.ts';

type ColourPickerProps = {
  /** The purpose of the colour: the label of its text field. */
  readonly label: string;
  /** The colour as typed; may be invalid. */
  readonly value: string;
  readonly onChange: (colour: string) => void;
  /** The description of a blank colour; '' for none. */
  readonly whenBlank?: string;
  readonly isReadOnly?: boolean;
};

/** The browser's colour picker beside a text field, with the colour's contrast on the site in words. */
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
        // The browser's own has no blank state: it would show black.
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

/** The contrast and picker below a colour's field in a form. */
export function ColourTools({ path, ...labels }: ColourToolsProps) {
  const { value, setValue, disabled } = useField<string | null>({ path });
  return <ColourPicker {...labels} value={value ?? ''} onChange={setValue} isReadOnly={disabled} />;
}
