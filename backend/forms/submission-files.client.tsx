'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';

type File = { readonly name: string; readonly size: number };

const isFile = (value: unknown): value is File =>
  typeof value === 'object' && value !== null && 'name' in value && 'size' in value;

/** Links to the files of a submission. */
export function SubmissionFiles() {
  const { id } = useDocumentInfo();
  const value: unknown = useFormFields(([fields]) => fields['files']?.value);
  const files = Array.isArray(value) ? value.filter(isFile) : [];
  return (
    <ul>
      {files.map(({ name, size }, place) => (
        <li key={place}>
          <a href={`/api/form-submissions/${String(id)}/files/${String(place)}`} download>
            {name}
          </a>{' '}
          ({Math.ceil(size / 1024)} KB)
        </li>
      ))}
    </ul>
  );
}
