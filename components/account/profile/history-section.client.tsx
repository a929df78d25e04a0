'use client';

import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { LeftToRight } from '@/components/ui/left-to-right';
import { SmartLink } from '@/components/ui/smart-link';
import { formatDollars } from '@/lib/account/dollars';
import { safeRedirect } from '@/lib/account/safe-redirect';
import type { HISTORY_KINDS, HistoryEntry } from '@/lib/contract/entities/account';
import { browserDay } from '@/lib/dates/browser-day';
import type { TranslationKey } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { historyQuery } from '@/lib/queries/account';
import { Section } from './section';

const KIND_TEXTS: Readonly<Record<(typeof HISTORY_KINDS)[number], TranslationKey>> = {
  order: 'account.historyOrder',
  voucher_bought: 'account.historyVoucherBought',
  voucher_redeemed: 'account.historyVoucherRedeemed',
  form_paid: 'account.historyFormPaid',
  credit_used: 'account.historyCreditUsed',
};

/** "My account" (spec point 7): what was ordered, paid and credited, newest first, with the way to each invoice. */
export function HistorySection({ lang }: { readonly lang: string }) {
  const t = useTranslate();
  const history = useQuery(historyQuery());
  return (
    <Section title={t('account.history')}>
      {history.data === undefined ? (
        <p role="status" className="text-muted">
          {history.isError ? t('forms.server') : t('common.loading')}
        </p>
      ) : history.data.length === 0 ? (
        <p className="text-muted">{t('account.noHistory')}</p>
      ) : (
        <ul className="profile-history">
          {history.data.map((entry) => (
            <Entry key={entry.id} entry={entry} lang={lang} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Entry({ entry, lang }: { readonly entry: HistoryEntry; readonly lang: string }) {
  const t = useTranslate();
  const link = entry.link === '' ? '' : safeRedirect(entry.link, window.location.origin);
  const title = <bdi>{entry.title}</bdi>;
  return (
    <li>
      <time dateTime={entry.at} className="numeric text-muted">
        {browserDay(entry.at, lang)}
      </time>
      <span className="min-w-0">
        {link === '' ? (
          title
        ) : (
          <SmartLink href={link} className="text-link" prefetch={false}>
            {title}
          </SmartLink>
        )}
        <span className="block text-sm text-muted">
          {t(KIND_TEXTS[entry.kind])}
          {entry.status === '' ? null : <> · {entry.status}</>}
        </span>
      </span>
      <span className={clsx('numeric font-semibold', entry.amount > 0 && 'text-success')}>
        <LeftToRight>{formatDollars(entry.amount, lang)}</LeftToRight>
      </span>
    </li>
  );
}
