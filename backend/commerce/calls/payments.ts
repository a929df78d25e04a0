import { creditCardSurchargeOf, paymentSurchargesOf } from '../../../lib/contract/endpoints/payments.ts';
import { PAYMENT_TYPES } from '../../../lib/contract/entities/cart.ts';
import { centsOf, dollarsOf } from '../../../lib/contract/money.ts';
import { getCreditBalance } from '../../../lib/contract/endpoints/account.ts';
import { spendableCredit } from '../cart/spendable-credit.ts';
import { moneySettings, surchargeOf } from '../money/settings.ts';
import { handle } from '../../kernel/calls/handle.ts';

export const creditBalanceRoute = handle(getCreditBalance, async ({ input, payload, customer }) => ({
  balance: dollarsOf(await spendableCredit(payload, customer.id, input.supplier)),
}));

export const cardSurchargeRoute = handle(creditCardSurchargeOf, async ({ input, payload }) => ({
  surcharge: dollarsOf(surchargeOf('card', centsOf(input.amount), await moneySettings(payload))),
}));

export const surchargesRoute = handle(paymentSurchargesOf, async ({ input, payload }) => {
  const settings = await moneySettings(payload);
  const cents = centsOf(input.amount);
  return {
    data: PAYMENT_TYPES.map((type) => ({
      payment_type: type,
      surcharge: dollarsOf(surchargeOf(type, cents, settings)),
    })),
  };
});
