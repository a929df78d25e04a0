'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { useState } from 'react';

const ROWS = 8;

const inWriting = (value: unknown): string =>
  value === null || value === undefined ? '' : JSON.stringify(value, null, 2);

/** The typed text as a value; undefined if it isn't valid JSON. */
function parsed(text: string): { readonly value: unknown } | undefined {
  if (text.trim() === '') return { value: null };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * A JSON value as text. Payload's own field loads its editor from a CDN, which the CMS's content security policy blocks
 * (docs/decisions/0042).
 */
export function JsonField({ field, path }: JSONFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<unknown>({ path });
  const [typed, setTyped] = useState<string | null>(null);
  const isBad = typed !== null && parsed(typed) === undefined;
  const id = `field-${path.replaceAll('.', '__')}`;
  const label = field.label ?? field.name;
  const description = field.admin?.description;
  return (
    <div className={`field-type textarea${showError || isBad ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={label} path={path} />
      <div className="field-type__wrap">
        <FieldError
          path={path}
          showError={showError || isBad}
          message={isBad ? 'This isn’t valid JSON yet. It will be saved once it is.' : (errorMessage ?? '')}
        />
        <textarea
          id={id}
          className="textarea-outer"
          rows={ROWS}
          spellCheck={false}
          aria-invalid={isBad}
          value={typed ?? inWriting(value)}
          onChange={({ target }) => {
            setTyped(target.value);
            const read = parsed(target.value);
            if (read) setValue(read.value);
          }}
          onBlur={() => {
            if (!isBad) setTyped(null);
          }}
        />
        {description ? <FieldDescription description={description} path={path} /> : null}
      </div>
    </div>
  );
}
