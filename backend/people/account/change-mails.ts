import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import { sendMail } from '../../mail/send-mail.ts';
import type { MailTemplate } from '../../mail/templates.ts';
import type { Customer } from '../../payload-types.ts';

type Notice = {
  readonly template: Extract<
    MailTemplate,
    | 'password_changed'
    | 'email_changed'
    | 'email_changed_by_office'
    | 'email_taken'
    | 'account_deleted'
    | 'passkey_added'
    | 'passkey_removed'
  >;
  readonly to: string;
  readonly customer: Pick<Customer, 'first_name' | 'language'> | null;
  readonly language?: string | undefined;
  readonly data?: Readonly<Record<string, string>>;
};

/**
 * Emails a notice of an account change, so that the owner learns of one they didn't make.
 * @param req if the notice belongs to this request's transaction
 */
export const sendAccountNotice = (
  payload: Payload,
  { template, to, customer, language, data = {} }: Notice,
  req?: PayloadRequest,
): Promise<void> =>
  sendMail(
    payload,
    {
      key: `account-${randomUUID()}`,
      to,
      template,
      language: language ?? customer?.language,
      name: customer?.first_name ?? '',
      data,
    },
    req,
  );
