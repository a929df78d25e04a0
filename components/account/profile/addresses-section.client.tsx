'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { Button } from '@/components/ui/button';
import { FailureNotice } from '@/components/ui/failure-notice';
import { accountCalls } from '@/lib/account/calls';
import { deleteAddress, disableAddress, enableAddress } from '@/lib/contract/endpoints/account';
import type { Address, Customer } from '@/lib/contract/entities/account';
import { useTranslate } from '@/lib/i18n/use-translate';
import { addressesQuery } from '@/lib/queries/account';
import { SentNotice } from '../sent-notice.client';
import { AddressCard } from './address-card.client';
import { AddressForm } from './address-form.client';
import { Section } from './section';
import { useCustomerChanged, useCustomerUpdate } from './use-customer-update';
import { useOpenedForm } from './use-opened-form';

type AddressesSectionProps = {
  readonly customer: Customer;
  /** Whether the configuration lets customers manage addresses here. */
  readonly canManage: boolean;
};

/** The saved addresses. One of them is the default, and disabled ones can be restored. Orders have copies of their own. */
export function AddressesSection({ customer, canManage }: AddressesSectionProps) {
  const t = useTranslate();
  const queries = useQueryClient();
  const take = useCustomerChanged();
  const update = useCustomerUpdate(customer.id);
  const addresses = useQuery(addressesQuery());
  /** ID of the address in the form: 0 is a new one, null is none. */
  const [editing, setEditing] = useState<number | null>(null);
  const { opener } = useOpenedForm(editing !== null);
  const [failure, setFailure] = useState('');
  const [isRemoved, setIsRemoved] = useState(false);

  const reload = () => queries.invalidateQueries({ queryKey: addressesQuery().queryKey });
  /** Called after an address is disabled: if it was the default, the server has none now. */
  const clearDefault = ({ id }: Address) => {
    if (id === customer.current_address_id) take({ ...customer, current_address_id: null });
  };
  const toggle = async (address: Address) => {
    const { id, enabled } = address;
    const result = await accountCalls().call(enabled ? disableAddress : enableAddress, { id });
    setFailure(result.ok ? '' : problemOf(result.error, t).message);
    if (result.ok && enabled) clearDefault(address);
    await reload();
  };
  const remove = async (address: Address) => {
    setFailure('');
    setIsRemoved(false);
    const result = await accountCalls().call(deleteAddress, { id: address.id });
    if (!result.ok && result.error.kind !== 'notFound') return problemOf(result.error, t);
    await reload();
    // If it was already removed in another tab, that's what was wanted; if the server can't remove it, it isn't.
    const left = queries.getQueryData(addressesQuery().queryKey) ?? [];
    if (!result.ok && left.some(({ id }) => id === address.id)) return problemOf(result.error, t);
    clearDefault(address);
    setIsRemoved(true);
    return null;
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
      <Button ref={opener} colour="plain" size="small" onClick={() => setEditing(0)}>
        {t('account.addAddress')}
      </Button>
    ) : null;
  return (
    <Section title={t('account.addresses')} action={add}>
      <FailureNotice text={failure} />
      {isRemoved ? <SentNotice>{t('account.addressRemoved')}</SentNotice> : null}
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
                onRemove={() => remove(address)}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
