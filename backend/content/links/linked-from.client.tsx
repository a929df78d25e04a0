'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';

const answerSchema = z.object({ linkers: z.array(z.object({ title: z.string(), edit: z.string() })) });
type Linkers = z.infer<typeof answerSchema>['linkers'];

/** Beside a page's form: the records that link to it, each with a link to its form. */
export function LinkedFrom() {
  const { id, collectionSlug } = useDocumentInfo();
  const [linkers, setLinkers] = useState<Linkers | null>(null);

  useEffect(() => {
    if (id === undefined || collectionSlug === undefined) return;
    const giveUp = new AbortController();
    fetch(`/api/${collectionSlug}/${String(id)}/linked-from`, { signal: giveUp.signal })
      .then(async (response) => answerSchema.parse(await response.json()).linkers)
      // Like the checks, a convenience: if it fails to load, nothing is shown.
      .then(setLinkers, () => setLinkers(null));
    return () => giveUp.abort();
  }, [id, collectionSlug]);

  if (linkers === null) return null;
  return (
    <section className="field-type page-checks" aria-labelledby="linked-from">
      <h3 className="field-label" id="linked-from">
        Linked from
      </h3>
      {linkers.length === 0 ? <p>Nothing links to this page.</p> : null}
      <ul>
        {linkers.map(({ title, edit }) => (
          <li key={`${edit} ${title}`}>
            <a href={edit}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
