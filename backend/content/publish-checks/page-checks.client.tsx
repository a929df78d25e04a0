'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useOpenBlock, useOpenField } from '../../cms/preview/open-in-form.ts';

const answerSchema = z.object({
  warnings: z.array(
    z.object({ block: z.number().nullable(), field: z.string().nullable(), message: z.string() }),
  ),
});
type Warning = z.infer<typeof answerSchema>['warnings'][number];

/** Beside a page's form: warnings before publishing, each linked to its place. Checks again after every save. */
export function PageChecks() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const openBlock = useOpenBlock();
  const openField = useOpenField();
  const [warnings, setWarnings] = useState<readonly Warning[] | null>(null);

  useEffect(() => {
    if (id === undefined) return;
    const giveUp = new AbortController();
    fetch(`/api/pages/${String(id)}/checks`, { signal: giveUp.signal })
      .then(async (response) => answerSchema.parse(await response.json()).warnings)
      // The checks are a convenience: if they fail to load, nothing is shown.
      .then(setWarnings, () => setWarnings(null));
    return () => giveUp.abort();
  }, [id, lastUpdateTime]);

  if (warnings === null) return null;
  const open = ({ block, field }: Warning) => {
    if (block !== null) openBlock(block - 1);
    else if (field !== null) openField(field);
  };
  return (
    <section className="field-type page-checks" aria-live="polite">
      <h3 className="field-label">Checks before publishing</h3>
      {warnings.length === 0 ? <p>No problems found.</p> : null}
      <ul>
        {warnings.map((warning) => (
          <li key={`${String(warning.block)} ${warning.message}`}>
            <button type="button" onClick={() => open(warning)}>
              {warning.block === null
                ? warning.message
                : `Block ${String(warning.block)}: ${warning.message}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
