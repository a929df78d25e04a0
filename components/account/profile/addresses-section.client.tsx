'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { accountCalls } from '@/lib/account/calls';
import { disableAddress, enableAddress } from '@/lib/contract/endpoints/account';
import type { Address, Customer } from '@/lib/contract/entities/account';
import { useTranslate } from '@/lib/i18n/use-translate';
import { addressesQuery } from '@/lib/queries/account';
import { AddressForm } from './address-form.client';
import { Section } from './section';
import { useCustomerUpdate } from './use-customer-update';
import { fullName } from '@/lib/shared/full-name';

type AddressesSectionProps = {
  readonly customer: Customer;
  /** Whether the configuration lets customers manage addresses here. */
  readonly canManage: boolean;
};

/** The saved addresses: one of them is the default, and disabled ones are kept for the orders that use them. */
export function AddressesSection({ customer, canManage }: AddressesSectionProps) {
  const t = useTranslate();
  const queries = useQueryClient();
  const update = useCustomerUpdate(customer.id);
  const addresses = useQuery(addressesQuery());
  /** Id of the address in the form; 0 is a new one, null none. */
  const [editing, setEditing] = useState<number | null>(null);
  const [failure, setFailure] = useState('');

  const reload = () => queries.invalidateQueries({ queryKey: addressesQuery().queryKey });
  const toggle = async ({ id, enabled }: Address) => {
    const answer = await accountCalls().call(enabled ? disableAddress : enableAddress, { id });
    setFailure(answer.ok ? '' : problemOf(answer.error, t).message);
    await reload();
  };
  const makeDefault = async ({ id }: Address) => {
    const problem = await update({ current_address_id: id });
    setFailure(problem?.message ?? '');
  };
  const close = async () => {
    setEditing(null);
    await reload();
  };

  const list = addresses.data ?? [];
  if (!canManage && list.length === 0) return null;
  const add =
    canManage && editing === null ? (
      <Button colour="plain" size="small" onClick={() => setEditing(0)}>
        {t('account.addAddress')}
      </Button>
    ) : null;
  return (
    <Section title={t('account.addresses')} action={add}>
      {failure === '' ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      {editing === 0 ? <AddressForm customer={customer} onDone={() => void close()} /> : null}
      {addresses.data && list.length === 0 && editing === null ? (
        <p className="text-muted">{t('account.noAddresses')}</p>
      ) : null}
      <ul className="profile-cards">
        {list.map((address) => (
          <li key={address.id} data-disabled={address.enabled ? undefined : ''}>
            {editing === address.id ? (
              <AddressForm customer={customer} address={address} onDone={() => void close()} />
            ) : (
              <AddressCard
                address={address}
                isDefault={address.id === customer.current_address_id}
                canManage={canManage}
                onEdit={() => setEditing(address.id)}
                onToggle={() => void toggle(address)}
                onDefault={() => void makeDefault(address)}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type AddressCardProps = {
  readonly address: Address;
  readonly isDefault: boolean;
  readonly canManage: boolean;
  readonly onEdit: () => void;
  readonly onToggle: () => void;
  readonly onDefault: () => void;
};

function AddressCard({ address, isDefault, canManage, onEdit, onToggle, onDefault }: AddressCardProps) {
  const t = useTranslate();
  const name = address.display_name || address.street_address;
  const lines = [
    fullName(address),
    address.company,
    address.street_address,
    address.street_address_1,
    `${address.city} ${address.postcode}`.trim(),
    [address.state, address.country].filter(Boolean).join(', '),
    address.phone,
  ].filter(Boolean);
  const actions = [
    {
      text: t('account.edit'),
      run: onEdit,
      isShown: address.enabled,
    },
    {
      text: t('account.makeDefault'),
      run: onDefault,
      isShown: address.enabled && !isDefault,
    },
    address.enabled
      ? {
          text: t('account.disable'),
          run: onToggle,
          isShown: true,
        }
      : {
          text: t('account.enable'),
          run: onToggle,
          isShown: true,
        },
  ];
  return (
    <>
      <p className="font-semibold">
        <bdi>{name}</bdi> {isDefault ? <Badge tone="success">{t('account.default')}</Badge> : null}
        {address.enabled ? null : <Badge tone="neutral">{t('account.disabled')}</Badge>}
      </p>
      <address className="not-italic">
        {lines.map((line) => (
          <bdi key={line} className="block">
            {line}
          </bdi>
        ))}
      </address>
      {canManage ? (
        <div className="profile-card-actions">
          {actions
            .filter(({ isShown }) => isShown)
            .map(({ text, run }) => (
              <button
                key={text}
                type="button"
                className="text-link"
                aria-label={`${text}: ${name}`}
                onClick={run}
              >
                {text}
              </button>
            ))}
        </div>
      ) : null}
    </>
  );
}
