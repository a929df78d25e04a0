'use client';

import { useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';

const HEIGHT = '32rem';

/** Mail programs get the logo as a part of the email. */
const forBrowser = (html: string) => html.replaceAll('src="cid:', 'src="/api/mails/logo/');

/** Shows an email as its recipient sees it, in a sandboxed frame, with links to its attachments. */
export function MailPreview() {
  const { id } = useDocumentInfo();
  const { value } = useField<string | null>({ path: 'html' });
  const names = useFormFields(([fields]) => {
    const rows = fields['attachments']?.rows ?? [];
    return rows.map((_, row) => String(fields[`attachments.${row}.filename`]?.value ?? ''));
  });
  return (
    <div className="field-type">
      {value ? (
        <iframe
          title="Message"
          sandbox=""
          srcDoc={forBrowser(value)}
          style={{ width: '100%', height: HEIGHT, border: '1px solid var(--theme-elevation-150)' }}
        />
      ) : null}
      {names.map((name, row) => (
        <p key={name}>
          <a href={`/api/mails/${id ?? ''}/attachments/${row}`}>{name}</a>
        </p>
      ))}
    </div>
  );
}
