import { NoticeKeeper } from '@/components/islands.client';
import { CoreIcon } from '@/components/ui/core-icon';
import { SmartLink } from '@/components/ui/smart-link';
import {
  isNoticeUp,
  NOTICE_FROM,
  NOTICE_ID,
  NOTICE_SCRIPT,
  NOTICE_UNTIL,
  type ShownNotice,
} from '@/lib/navigation/notice';
import type { Translator } from '@/lib/i18n/translate';

/**
 * The office's notice above every page. Its state at rendering is in the HTML, for visitors without scripts; an inline script corrects a
 * cached page before the first paint, and NoticeKeeper then follows the clock and the close button.
 * @param now the time that the page is rendered for, in epoch milliseconds
 */
export function NoticeBar({
  notice,
  now,
  t,
}: {
  readonly notice: ShownNotice;
  readonly now: number;
  readonly t: Translator;
}) {
  const { id, kind, text, lang, link, from, until, dismissible } = notice;
  const times = {
    ...(from === null ? {} : { [NOTICE_FROM]: from }),
    ...(until === null ? {} : { [NOTICE_UNTIL]: until }),
  };
  return (
    <>
      <aside
        className="notice-bar"
        aria-label={t('nav.notice')}
        data-kind={kind}
        hidden={!isNoticeUp(from, until, now)}
        {...{ [NOTICE_ID]: id }}
        {...times}
        suppressHydrationWarning
      >
        <div className="container-site">
          <p>
            <span lang={lang} dir="auto">
              {text}
            </span>{' '}
            {link === null ? null : (
              <SmartLink href={link.href} lang={link.lang}>
                {link.name}
              </SmartLink>
            )}
          </p>
          {dismissible ? (
            <button type="button" aria-label={t('nav.closeNotice')}>
              <CoreIcon name="close" />
            </button>
          ) : null}
        </div>
      </aside>
      <script dangerouslySetInnerHTML={{ __html: NOTICE_SCRIPT }} />
      <NoticeKeeper />
    </>
  );
}
