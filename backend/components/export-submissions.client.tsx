'use client';

import { useSearchParams } from 'next/navigation';

/** The parameter of a list that is filtered by form. */
const FORM_FILTER = /\[form\]\[(?:equals|in)\]/;

/** A link above the list that saves what it lists as a CSV file: all submissions, or those of the form it is filtered by. */
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
