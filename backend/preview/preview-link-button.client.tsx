'use client';

import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';

const DAYS = 7;

const urlOf = (answer: unknown): string => {
  const url: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'url') : '';
  return typeof url === 'string' ? url : '';
};

/** Makes a link to the draft that works without an account, and puts it on the clipboard. */
export function PreviewLinkButton() {
  const { id } = useDocumentInfo();
  const [link, setLink] = useState('');
  if (typeof id !== 'number') return null;

  const make = async () => {
    const response = await fetch('/api/preview/link', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ page: id, days: DAYS }),
    });
    const url = response.ok ? urlOf(await response.json()) : '';
    setLink(url);
    if (url === '') toast.error('No link could be made.');
    else
      await navigator.clipboard.writeText(url).then(
        () => toast.success(`A link to this draft is on the clipboard. It works for ${DAYS} days.`),
        // Without leave to write there, the link stands beside the button.
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
