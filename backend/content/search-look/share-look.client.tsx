'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { textIn } from '../../../lib/shared/record.ts';

type Props = { readonly site: { readonly name: string; readonly host: string } };

const VECTOR = 'image/svg+xml';

/** The address of a library picture as link previews show it: '' while it is looked up, null for none that they can show. */
function usePicture(id: number | null): string | null {
  const [found, setFound] = useState<{ id: number; address: string | null } | null>(null);
  useEffect(() => {
    if (id === null) return;
    const giveUp = new AbortController();
    fetch(`/api/media/${String(id)}?depth=0`, { signal: giveUp.signal })
      .then(async (response) => {
        const media: unknown = response.ok ? await response.json() : null;
        const hash = textIn(media, 'hash');
        const isShown = hash !== '' && textIn(media, 'mimeType') !== VECTOR;
        setFound({ id, address: isShown ? `/assets/i/${hash}/16x9/600.jpg` : null });
      })
      // Only a look: without an answer the card shows no picture.
      .catch(() => undefined);
    return () => giveUp.abort();
  }, [id]);
  if (id === null) return null;
  return found?.id === id ? found.address : '';
}

const idOf = (value: unknown) => (typeof value === 'number' ? value : null);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Beside an article's sharing settings: a link to it as a chat shows it. */
export function ShareLook({ site }: Props) {
  const kind = useFormFields(([fields]) => textOf(fields['share_picture']?.value));
  const own = useFormFields(([fields]) => idOf(fields['share_image']?.value));
  const image = useFormFields(([fields]) => idOf(fields['image']?.value));
  const headline = useFormFields(([fields]) => textOf(fields['name']?.value));
  const title = useFormFields(([fields]) => textOf(fields['seo_title']?.value)) || headline;
  const blurb = useFormFields(([fields]) => textOf(fields['blurb']?.value));
  const description = useFormFields(([fields]) => textOf(fields['seo_meta_description']?.value)) || blurb;
  const picture = usePicture(kind === 'drawn' ? null : kind === 'own' ? own : image);
  return (
    <section className="field-type share-look" aria-labelledby="share-look-heading">
      <h2 id="share-look-heading" className="field-label">
        As a shared link
      </h2>
      <div className="share-look__card">
        {picture === null ? (
          <div className="share-look__drawn" data-missing={kind === 'own' ? '' : undefined}>
            {kind === 'own' ? 'Choose a picture above.' : headline || 'Without a headline'}
            {kind === 'own' ? null : <small>{site.name}</small>}
          </div>
        ) : (
          <img src={picture === '' ? undefined : picture} alt="" />
        )}
        <div className="share-look__words">
          <span>{site.host}</span>
          <strong>{title || 'Without a headline'}</strong>
          <p>{description}</p>
        </div>
      </div>
      {picture === null && kind !== 'own' ? (
        <p className="field-description">Drawn by the site; its section and date are added there.</p>
      ) : null}
    </section>
  );
}
