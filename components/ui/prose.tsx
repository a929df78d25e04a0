import 'server-only';
import clsx from 'clsx';
import { sanitiseHtml } from '@/lib/html/sanitise-html';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';

type ProseProps = {
  /** HTML from the content server; it is sanitised here. */
  readonly html: string;
  /** Without the maximum line length. */
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
};

/** An editor's text, sanitised and styled. Nothing for empty text. */
export function Prose({ html, wide = false, className }: ProseProps) {
  const safe = sanitiseHtml(html);
  if (safe === '') return null;
  return (
    <div
      lang={CONTENT_LANGUAGE}
      className={clsx('prose', className)}
      data-wide={wide ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
}
