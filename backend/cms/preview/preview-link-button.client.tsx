'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { textIn } from '../../../lib/shared/record.ts';
import { postJson } from '../screens/post-json.client.ts';

const DAYS = 7;

/** Creates a link to the draft that works without an account, and copies it to the clipboard. */
export function PreviewLinkButton() {
  const { id } = useDocumentInfo();
  const [link, setLink] = useState('');
  if (typeof id !== 'number') return null;

  const make = async () => {
    const { isOk, answer } = await postJson('/api/preview/link', { page: id, days: DAYS });
    const url = isOk ? textIn(answer, 'url') : '';
    setLink(url);
    if (url === '') toast.error('Couldn’t create a link.');
    else
      await navigator.clipboard.writeText(url).then(
        () => toast.success(`A link to this draft is on the clipboard. It works for ${DAYS} days.`),
        // Without clipboard permission, the link appears beside the button.
        () => undefined,
      );
  };

  return (
    <>
      {link === '' ? null : (
        <input
          readOnly
          aria-label="Link to this draft"
          className="preview-link"
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
      <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void make()}>
        Link to draft
      </Button>
    </>
  );
}
