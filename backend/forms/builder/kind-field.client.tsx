'use client';

import { FieldError, FieldLabel, useField, useForm } from '@payloadcms/ui';
import { useId } from 'react';
import { KIND_CHOICES, kindOf, type FieldKindChoice } from './field-kinds.ts';

const siblingOf = (path: string, name: string): string => path.replace(/[^.]+$/, name);

/** Chooses the kind of a field from pictures with plain names, in place of the stored type and subtype. */
export function KindField({ path }: { readonly path: string }) {
  const type = useField<string>({ path });
  const subtype = useField<string>({ path: siblingOf(path, 'subtype') });
  const { setModified } = useForm();
  const group = useId();
  const chosen = kindOf({ type: type.value, subtype: subtype.value ?? '' });
  const choose = (kind: FieldKindChoice) => {
    type.setValue(kind.type);
    subtype.setValue(kind.subtype);
    setModified(true);
  };
  return (
    <fieldset className="field-type form-kinds" disabled={type.disabled}>
      <legend>
        <FieldLabel label="Kind" path={path} as="span" />
      </legend>
      <FieldError path={path} showError={type.showError} />
      <div className="form-kinds__list">
        {KIND_CHOICES.map((kind) => (
          <label key={kind.key}>
            <input
              type="radio"
              name={group}
              value={kind.key}
              checked={chosen === kind}
              onChange={() => choose(kind)}
            />
            <KindPicture kind={kind} />
            <span>{kind.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The picture of a kind of field. */
export function KindPicture({ kind }: { readonly kind: FieldKindChoice }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={kind.picture} strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
