'use client';

import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { LeftToRight } from '@/components/ui/left-to-right';
import { SkeletonText } from '@/components/ui/skeleton-text';
import { SmartLink } from '@/components/ui/smart-link';
import { safeRedirect } from '@/lib/account/safe-redirect';
import type { HISTORY_KINDS, HistoryEntry } from '@/lib/contract/entities/account';
import type { OrderStatus } from '@/lib/contract/entities/documents';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import { browserDay } from '@/lib/dates/browser-moment';
import { showDollars } from '@/lib/contract/money';
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
  credit_returned: 'account.historyCreditReturned',
  credit_adjusted: 'account.historyCreditAdjusted',
};

/** Payments, as opposed to changes of credit. */
const PAYMENTS: ReadonlySet<HistoryEntry['kind']> = new Set(['order', 'voucher_bought', 'form_paid']);

/** The statuses of an order, with `ready` for one to be collected. */
type ShownStatus = OrderStatus | 'ready';

const STATUS_TEXTS: Readonly<Record<ShownStatus, TranslationKey>> = {
  placed: 'account.statusPlaced',
  paid: 'account.statusPaid',
  packed: 'account.statusPacked',
  sent: 'account.statusSent',
  ready: 'account.statusReady',
  cancelled: 'account.statusCancelled',
  refunded: 'account.statusRefunded',
};

const isOrderStatus = (status: string): status is ShownStatus => Object.hasOwn(STATUS_TEXTS, status);
/** States in which we hold none of the customer's money. */
const UNPAID: ReadonlySet<string> = new Set(['placed', 'cancelled', 'refunded']);

/** "My account" (spec point 7): orders, payments and credit, newest first, with links to the invoices. */
export function HistorySection({ lang }: { readonly lang: string }) {
  const t = useTranslate();
  const hasHistory = pageHasExtension('account-management');
  const history = useQuery({ ...historyQuery(), enabled: hasHistory });
  if (!hasHistory) return null;
  return (
    <Section title={t('account.history')}>
      {history.isError && history.data === undefined ? (
        <p role="status" className="text-muted">
          {t('forms.server')}
        </p>
      ) : history.data === undefined ? (
        <HistorySkeleton />
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

function HistorySkeleton() {
  const t = useTranslate();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <ul className="profile-history" aria-hidden="true">
        {['100%', '70%', '85%'].map((width) => (
          <li key={width}>
            <SkeletonText width="6rem" />
            <span>
              <SkeletonText width={width} />
              <SkeletonText width="40%" className="text-sm" />
            </span>
            <SkeletonText width="4rem" />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry, lang }: { readonly entry: HistoryEntry; readonly lang: string }) {
  const t = useTranslate();
  const link = entry.link === '' ? '' : safeRedirect(entry.link, window.location.origin);
  const kind = t(KIND_TEXTS[entry.kind]);
  // A status unknown to this site is shown in the other server's own words.
  const status = isOrderStatus(entry.status) ? t(STATUS_TEXTS[entry.status]) : entry.status;
  const title = <bdi>{entry.title || kind}</bdi>;
  const below = [entry.title === '' ? '' : kind, status].filter(Boolean);
  const isPayment = PAYMENTS.has(entry.kind);
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
        {below.length === 0 ? null : <span className="block text-sm text-muted">{below.join(' · ')}</span>}
      </span>
      <span
        className={clsx(
          'numeric font-semibold',
          !isPayment && entry.amount > 0 && 'text-success',
          isPayment && UNPAID.has(entry.status) && 'text-muted line-through',
        )}
      >
        <LeftToRight>
          {(!isPayment && entry.amount > 0 ? '+' : '') +
            showDollars(isPayment ? Math.abs(entry.amount) : entry.amount)}
        </LeftToRight>
      </span>
    </li>
  );
}
