import 'server-only';
import clsx from 'clsx';
import { sanitiseHtml } from '@/lib/html/sanitise-html';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';

type ProseProps = {
  /** HTML as the content server gave it; it is sanitised here. */
  readonly html: string;
  /** Without the limit of a readable line. */
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
};

/** Text that an editor wrote, sanitised and set. Nothing for empty text. */
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
