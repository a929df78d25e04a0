'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback } from 'react';
import { EDIT_FIELD_MESSAGE, SHOW_FIELD_MESSAGE } from '../../../lib/contract/preview-messages.ts';
import { fieldAround, useOpenField } from './open-in-form.ts';
import { textOfMessage, usePreviewMessages } from './use-preview-messages.ts';

/**
 * Connects a record's form with the preview of its page: clicking the headline, a picture or another part there goes to the field behind
 * it, and editing a field highlights its part.
 */
export function RecordBridge() {
  const { id, collectionSlug } = useDocumentInfo();
  const openField = useOpenField();
  const record = `${collectionSlug ?? ''}/${String(id)}/`;
  const onMessage = useCallback(
    (data: unknown) => {
      const field = textOfMessage(data, EDIT_FIELD_MESSAGE, 'field');
      if (field?.startsWith(record)) openField(field.slice(record.length));
    },
    [openField, record],
  );
  const onFocus = useCallback(
    (target: EventTarget | null) => {
      const name = fieldAround(target);
      return name === null ? null : { type: SHOW_FIELD_MESSAGE, field: `${record}${name}` };
    },
    [record],
  );
  usePreviewMessages({ onMessage, onFocus });
  return null;
}
