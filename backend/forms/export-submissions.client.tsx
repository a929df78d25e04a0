'use client';

import { useSearchParams } from 'next/navigation';

/** Query parameter of a list filtered by form. */
const FORM_FILTER = /\[form\]\[(?:equals|in)\]/;

/** A link above the list that exports it as CSV: all submissions, or those of the form it is filtered by. */
export function ExportSubmissions() {
  const form = [...useSearchParams().entries()].find(([name]) => FORM_FILTER.test(name))?.[1];
  const query = form === undefined ? '' : `?form=${encodeURIComponent(form)}`;
  return (
    <p>
      <a
        className="btn btn--style-secondary btn--size-small"
        href={`/api/form-submissions/export${query}`}
        download
      >
        Save as CSV
      </a>
    </p>
  );
}
