import type { Payload } from 'payload';
import { showCents } from '../../../lib/contract/money.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { log } from '../../kernel/log/log.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { Payment } from '../../payload-types.ts';
import { getDomain } from '../../site/domain.ts';
import { amountLines } from '../documents/mail-lines.ts';

/** Emails the customer and the office, once each, that a payment arrived too late and was refunded. */
export async function mailLatePayment(payload: Payload, payment: Payment): Promise<void> {
  const [customer, domain] = await Promise.all([
    findOne(payload, 'customers', { id: { equals: refId(payment.customer) ?? 0 } }),
    getDomain(payload),
  ]);
  const { id, language, amount_cents, surcharge_cents, description } = payment;
  const cents = amount_cents + surcharge_cents;
  const number = String(id);
  const amount = showCents(cents);
  const to = payment.email || customer?.email || '';
  if (to !== '')
    await sendMail(payload, {
      key: `late-payment:${number}`,
      to,
      template: 'late_payment',
      language,
      name: customer?.first_name ?? '',
      data: { amount },
      lines: amountLines([['refund_card', cents]], language),
    });
  if (!domain.organisation_email)
    log.warn({ payment: id }, 'a late payment was refunded, but the office has no email address to notify');
  else
    await sendMail(payload, {
      key: `late-payment-office:${number}`,
      to: domain.organisation_email,
      template: 'late_payment_office',
      language: null,
      data: { number, amount, what: description ?? '' },
      link: `${domain.cms_url}/collections/payments/${number}`,
    });
}
