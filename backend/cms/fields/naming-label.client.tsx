'use client';

import type { FieldLabelClientComponent } from 'payload';
import { useEffect, useId, useRef } from 'react';
import { textOf } from '../../../lib/shared/record.ts';

const CONTROL = 'input:not([type="hidden"]), textarea';

/**
 * The label of a field in a block of a text. Payload's label refers to an id that the field's control doesn't have there, so screen readers
 * get no name.
 */
export const NamingLabel: FieldLabelClientComponent = ({ field }) => {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    place.current?.closest('.field-type')?.querySelector(CONTROL)?.setAttribute('aria-labelledby', id);
  });
  return (
    <span ref={place} id={id} className="field-label">
      {field && 'label' in field ? textOf(field.label) : null}
      {field && 'required' in field && field.required ? <span className="required">*</span> : null}
    </span>
  );
};
