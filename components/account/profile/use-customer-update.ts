'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import type { FormProblem } from '@/components/form-fields/validity';
import { accountCalls } from '@/lib/account/calls';
import { updateUser, type ProfileInput } from '@/lib/contract/endpoints/account';
import type { Customer } from '@/lib/contract/entities/account';
import { useTranslate } from '@/lib/i18n/use-translate';
import { customerQuery } from '@/lib/queries/account';
import { browserApi } from '@/lib/session/browser-api';
import { browserSession, readProfile } from '@/lib/session/store';
import { loadCustomer } from '@/lib/session/customer-call';

/**
 * Applies a changed record everywhere: on the screen, in the header, in the other tabs. If somebody else signed in while it was being
 * saved, the current customer is fetched instead.
 */
export function useCustomerChanged(): (customer: Customer) => void {
  const queries = useQueryClient();
  return useCallback(
    (customer) => {
      const session = browserSession();
      const { queryKey } = customerQuery();
      if (session.getState().profile.id === customer.id) {
        queries.setQueryData(queryKey, customer);
        session.setProfile(readProfile(customer));
        return;
      }
      void queries.invalidateQueries({ queryKey });
      void loadCustomer(browserApi(), session);
    },
    [queries],
  );
}

/** @returns a function that updates the customer's record and resolves to null or the error */
export function useCustomerUpdate(id: number): (changes: ProfileInput) => Promise<FormProblem | null> {
  const t = useTranslate();
  const take = useCustomerChanged();
  return useCallback(
    async (changes) => {
      const result = await accountCalls().call(updateUser, { id, ...changes });
      if (!result.ok) return problemOf(result.error, t);
      take(result.value.item);
      return null;
    },
    [id, t, take],
  );
}
