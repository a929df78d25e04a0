'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { showDollars } from '@/lib/contract/money';
import { useTranslate } from '@/lib/i18n/use-translate';
import { creditQuery, historyQuery } from '@/lib/queries/account';
import { takeRedeemedMessage } from '@/lib/vouchers/redeemed-message';

/** The amount credited by a voucher that was just redeemed, with the new balance; otherwise nothing. */
export function RedeemedNotice({ supplier }: { readonly supplier: number }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  const credit = useQuery(creditQuery(supplier));
  useEffect(() => {
    const left = takeRedeemedMessage();
    if (left === '') return;
    // The cached balance is out of date; the message appears with the current one.
    const stale = [creditQuery(supplier), historyQuery()];
    void Promise.all(stale.map(({ queryKey }) => queries.invalidateQueries({ queryKey }))).then(() =>
      setMessage(left),
    );
    // The router keeps the previous page. When it is shown again, the message is out of date.
    return () => setMessage('');
  }, [queries, supplier]);
  useEffect(() => {
    if (message !== '') box.current?.focus();
  }, [message]);
  if (message === '') return null;
  const isKnown = credit.data !== undefined && !credit.isFetching;
  return (
    <div ref={box} tabIndex={-1} className="form-outcome mb-6">
      <Notice tone="success" live>
        {/* The server's message, which may not be in the page's language. */}
        <p dir="auto" className="font-semibold">
          {message}
        </p>
        {isKnown ? (
          <p className="numeric">{t('account.newBalance', { amount: showDollars(credit.data) })}</p>
        ) : null}
      </Notice>
    </div>
  );
}
