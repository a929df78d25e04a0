'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';

const answerSchema = z.object({
  warnings: z.array(z.object({ block: z.number().nullable(), message: z.string() })),
});
type Warnings = z.infer<typeof answerSchema>['warnings'];

/** Beside the form of a page: what to look at before it goes out. Looks again after every save. */
export function PageChecks() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const [warnings, setWarnings] = useState<Warnings | null>(null);

  useEffect(() => {
    if (id === undefined) return;
    const giveUp = new AbortController();
    fetch(`/api/pages/${String(id)}/checks`, { signal: giveUp.signal })
      .then(async (response) => answerSchema.parse(await response.json()).warnings)
      // Checks help; where they cannot be had the form says nothing.
      .then(setWarnings, () => setWarnings(null));
    return () => giveUp.abort();
  }, [id, lastUpdateTime]);

  if (warnings === null) return null;
  return (
    <section className="field-type" aria-live="polite">
      <h3 className="field-label">Checks before publishing</h3>
      {warnings.length === 0 ? <p>Nothing found.</p> : null}
      <ul>
        {warnings.map(({ block, message }) => (
          <li key={`${String(block)} ${message}`}>
            {block === null ? message : `Block ${String(block)}: ${message}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
