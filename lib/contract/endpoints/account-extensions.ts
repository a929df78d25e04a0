import { z } from 'zod';
import { endpoint, itemOf } from '../endpoint.ts';
import { addressSchema, customerSchema, historyEntrySchema } from '../entities/account.ts';
import { invoiceSchema } from '../entities/documents.ts';
import { favouriteSchema } from '../entities/favourites.ts';
import { passkeySchema } from '../entities/passkeys.ts';
import { extension, list, text } from '../wire.ts';

/*
 * Account calls beyond the specification: changing the email address, deleting the photo, exporting data, deleting the account. A content
 * server without them returns 404.
 */

const email = () => z.email().max(254);
const code = () => z.string().trim().min(4).max(64);
const language = () => z.string().max(10).optional();
const done = z.object({ success: z.literal(true), message: z.string().default('') });

/** POST /cognito/user/changeEmail: emails one code to the current address and one to the new one. */
export const requestEmailChange = endpoint({
  extension: 'account-management',
  method: 'POST',
  path: '/cognito/user/changeEmail',
  auth: 'user',
  input: z.object({ email: email(), language: language() }),
  output: done,
});

/** POST /cognito/user/changeEmailCheck: changes the email address. `code` was sent to the current address, `new_code` to the new one. */
export const confirmEmailChange = endpoint({
  extension: 'account-management',
  method: 'POST',
  path: '/cognito/user/changeEmailCheck',
  auth: 'user',
  input: z.object({ email: email(), code: code(), new_code: code() }),
  output: itemOf(customerSchema),
});

/** POST /cognito/user/removeImage: deletes the customer's photo; nothing happens if there is none. */
export const removeImage = endpoint({
  extension: 'account-management',
  method: 'POST',
  path: '/cognito/user/removeImage',
  auth: 'user',
  input: z.object({}),
  output: itemOf(customerSchema),
});

/** POST /cognito/user/deleteAccount: emails the code for deleting the account. 409 while an order has to be sent. */
export const requestAccountDeletion = endpoint({
  extension: 'account-management',
  method: 'POST',
  path: '/cognito/user/deleteAccount',
  auth: 'user',
  input: z.object({ language: language() }),
  output: done,
});

/**
 * POST /cognito/user/deleteAccountCheck: deletes the account with the emailed code, and closes the payment pages that its owner left. 409 while
 * an order has to be sent, its payment is waiting for the bank, or it's being placed in another tab.
 */
export const confirmAccountDeletion = endpoint({
  extension: 'account-management',
  method: 'POST',
  path: '/cognito/user/deleteAccountCheck',
  auth: 'user',
  input: z.object({ code: code() }),
  output: done,
});

const accountExportSchema = z.object({
  exported_at: z.string(),
  profile: customerSchema,
  /** The photo as a data URI, or ''. */
  photo: z.string(),
  addresses: z.array(addressSchema),
  history: z.array(historyEntrySchema),
  orders: z.array(
    z.object({
      number: z.number(),
      at: z.string(),
      status: z.string(),
      goods: z.string(),
      address: z.string(),
      note: z.string(),
      /** In dollars. */
      total: z.number(),
    }),
  ),
  invoices: z.array(invoiceSchema),
  /** Names that the customer put on tickets, and people they transferred them to; '' for a ticket that is still theirs. */
  tickets: list(
    z.object({
      invoice: z.string(),
      number: z.number(),
      name: text(),
      transferred_to: text(),
      transferred_at: text(),
    }),
  ),
  refund_requests: list(z.object({ invoice: z.string(), at: text(), message: text() })),
  /** Gift vouchers bought, redeemed, or both. What is written for a recipient is only there if the customer wrote it. */
  vouchers: list(
    z.object({
      /** The last four characters of the code. */
      code_end: z.string(),
      /** In dollars. */
      amount: z.number(),
      /** '' for one that somebody else bought. */
      bought_at: text(),
      /** '' for one that the customer hasn't redeemed. */
      redeemed_at: text(),
      recipient_name: text(),
      recipient_email: text(),
      giver: text(),
      message: text(),
      /** A date as y-MM-dd, or ''. */
      deliver_on: text(),
    }),
  ),
  forms: z.array(
    z.object({
      form: z.string(),
      at: z.string(),
      answers: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
      files: z.array(z.string()),
    }),
  ),
  /** The customer's record at the payment gateway, which may have saved cards; we never see those. */
  payment_customers: list(
    z.object({ provider: z.string(), reference: z.string(), email: z.string(), since: z.string() }),
  ),
  signed_in_browsers: z.array(
    z.object({
      since: z.string(),
      last_seen: z.string(),
      browser: extension('devices', text()),
      system: extension('devices', text()),
    }),
  ),
  passkeys: extension('passkeys', list(passkeySchema)),
  /** What the customer starred. */
  favourites: extension('favourites', list(favouriteSchema)),
  /** SKUs that the customer asked to be emailed about when they are available again. */
  stock_alerts: extension(
    'stock-alerts',
    list(z.object({ sku: z.string(), at: z.string(), sent_at: text() })),
  ),
});
export type AccountExport = z.output<typeof accountExportSchema>;

/** GET /cognito/user/exportData: everything stored about the customer. */
export const exportAccountData = endpoint({
  extension: 'account-management',
  method: 'GET',
  path: '/cognito/user/exportData',
  auth: 'user',
  input: z.object({}),
  output: accountExportSchema,
});
