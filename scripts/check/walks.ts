/**
 * The walks of decision 63: which files one value passes through, from where somebody types it to where somebody sees it. A file counts if
 * the value goes through its code, which declares, checks, changes, stores or shows it, or hands it on. What is only looked up on the
 * way doesn't count (a table, a limit, a check of characters), nor does what finds a record of any kind (`cms/records/find-one`), nor what
 * `LEFT_OUT` names.
 */

/** Where a file runs. Both programs read the contract. */
export const FLOORS = {
  browser: 'Browser',
  site: 'Site server',
  contract: 'Contract',
  backend: 'Content backend',
  database: 'Database',
} as const;
export type Floor = keyof typeof FLOORS;

/** How a value gets somewhere without an import. */
export type Border =
  'over HTTP' | 'in the page' | 'after the payment page, over HTTP' | 'to the database' | 'from the database';

/** A file that the value passes through. */
export type Station = {
  readonly file: string;
  /** What it does with the value, in a few words. */
  readonly does: string;
  /** The earlier station that hands the value on to it, if that isn't the one before. */
  readonly from?: string;
};

/** What happens on one floor, in order. */
export type Leg = {
  readonly floor: Floor;
  /** How the value gets here; without it, an import connects the first file with those before. */
  readonly by?: Border;
  /** What is stored, in a leg without files. */
  readonly stores?: string;
  readonly stations: readonly Station[];
};

export type Walk = {
  /** Its picture's name: `docs/pictures/walk-<name>.svg`. */
  readonly name: string;
  readonly title: string;
  /** The value, and from where to where. */
  readonly about: string;
  readonly legs: readonly Leg[];
};

/** What connects stations without being one: what carries every call or screen alike, and lists in which a file is found. */
export const LEFT_OUT: readonly string[] = [
  'lib/api/transport.ts',
  'lib/api/authorised-send.ts',
  'lib/api/send-once.ts',
  'lib/api/answer.ts',
  'lib/api/contract-calls.ts',
  'lib/api/server.ts',
  'lib/account/calls.ts',
  'backend/kernel/calls/dispatch.ts',
  'backend/kernel/calls/handle.ts',
  'backend/kernel/http/answer.ts',
  'screens/define-screen.tsx',
  // Lists, and what loads a file when it's wanted.
  'backend/collections.ts',
  'backend/cms/blocks/index.ts',
  'backend/make-config.ts',
  'backend/register-domains.ts',
  'lib/contract/endpoints/index.ts',
  'lib/account/load-sign-in.ts',
  'screens/registry.tsx',
];

const SETTING: Walk = {
  name: 'setting',
  title: 'A block’s setting',
  about: 'The level of a heading, from its declaration and its field in the CMS to the page.',
  legs: [
    {
      floor: 'contract',
      stations: [
        {
          file: 'lib/contract/block.ts',
          does: 'has the kinds of settings; a value that doesn’t fit gets the default',
        },
        { file: 'lib/contract/blocks/core.ts', does: 'declares it: one of h1 to h4, h2 by default' },
      ],
    },
    {
      floor: 'backend',
      stations: [
        { file: 'backend/cms/blocks/text-blocks.ts', does: 'says its label and what editors read about it' },
        {
          file: 'backend/cms/blocks/define-block.ts',
          does: 'takes its options and default from the contract’s schema; stores a choice as it is',
        },
        { file: 'backend/cms/fields/choices.ts', does: 'makes a select field of the options' },
        {
          file: 'backend/content/collections/pages.ts',
          from: 'backend/cms/blocks/text-blocks.ts',
          does: 'has the form in which an editor chooses it',
        },
        {
          file: 'backend/cms/validation/incoming-data.ts',
          does: 'has what is saved checked first; makes of emptied values what the database stores',
        },
        {
          file: 'backend/cms/validation/wrong-values.ts',
          does: 'finds its field within the record, and refuses what isn’t text',
        },
      ],
    },
    {
      floor: 'database',
      by: 'to the database',
      stores: 'pages: the blocks of a page, as JSON',
      stations: [],
    },
    {
      floor: 'backend',
      by: 'from the database',
      stations: [
        { file: 'backend/cms/records/readable.ts', does: 'leaves out pages that can’t be read' },
        { file: 'backend/content/calls/pages.ts', does: 'finds the published page, and answers the call' },
        {
          file: 'backend/content/mappers/page.ts',
          does: 'turns the stored page into the contract’s, the settings of a block into JSON',
        },
      ],
    },
    {
      floor: 'contract',
      stations: [
        {
          file: 'lib/contract/entities/page.ts',
          from: 'backend/content/mappers/page.ts',
          does: 'declares a page with its blocks, the settings as JSON',
        },
        { file: 'lib/contract/endpoints/content.ts', does: 'declares the call' },
      ],
    },
    {
      floor: 'site',
      by: 'over HTTP',
      stations: [
        {
          file: 'lib/content/load.ts',
          does: 'finds the page of an address, or its draft, and keeps it for all visitors',
        },
        {
          file: 'screens/page/content.tsx',
          does: 'orders the blocks of a page and has them loaded; later shows them',
        },
        { file: 'widgets/registry.tsx', does: 'finds the widget and reads its settings from the JSON' },
        {
          file: 'screens/page/page.tsx',
          from: 'screens/page/content.tsx',
          does: 'is the screen of all pages',
        },
        {
          file: 'widgets/blocks.tsx',
          from: 'screens/page/content.tsx',
          does: 'puts each block in its place, framed as its display settings say',
        },
        {
          file: 'widgets/heading/heading.tsx',
          from: 'widgets/registry.tsx',
          does: 'turns it into a level, 1 if the heading opens the page',
        },
        { file: 'components/ui/heading.tsx', does: 'writes the element' },
      ],
    },
  ],
};

const TOKEN: Walk = {
  name: 'token',
  title: 'A token',
  about:
    'A customer signs in with a password. The token comes back, is stored, and brings the name in the header.',
  legs: [
    {
      floor: 'browser',
      stations: [
        { file: 'components/account/password-form.client.tsx', does: 'takes email address and password' },
        {
          file: 'lib/account/sign-in.ts',
          does: 'sends them; begins a session with the tokens in the answer',
        },
      ],
    },
    {
      floor: 'contract',
      stations: [
        { file: 'lib/contract/endpoints/account.ts', does: 'declares the call, and the tokens it answers' },
      ],
    },
    {
      floor: 'backend',
      by: 'over HTTP',
      stations: [
        { file: 'backend/people/calls/account.ts', does: 'answers the call' },
        {
          file: 'backend/people/account/sign-in.ts',
          does: 'checks the password, within the limits on guesses',
        },
        {
          file: 'backend/people/auth/sign-ins.ts',
          does: 'begins a sign-in, a family of refresh tokens; later finds the customer of a token',
        },
        { file: 'backend/people/auth/access-token.ts', does: 'issues the access token; later reads it' },
      ],
    },
    {
      floor: 'database',
      by: 'to the database',
      stores: 'customer_sessions: the family, and the hash of its refresh token',
      stations: [],
    },
    {
      floor: 'browser',
      by: 'over HTTP',
      stations: [
        {
          file: 'lib/session/store.ts',
          does: 'takes both tokens into this tab’s session; someone with a token is signed in',
        },
        {
          file: 'lib/persistence/persisted-store.ts',
          does: 'stores it for the other tabs and the next visit',
        },
        {
          file: 'lib/session/browser-api.ts',
          from: 'lib/session/store.ts',
          does: 'gives the token to each call',
        },
        { file: 'lib/session/customer-call.ts', does: 'asks who this is' },
      ],
    },
    {
      floor: 'backend',
      by: 'over HTTP',
      stations: [
        {
          file: 'backend/people/account/customer.ts',
          from: 'backend/people/calls/account.ts',
          does: 'turns the stored customer into the contract’s',
        },
      ],
    },
    {
      floor: 'browser',
      by: 'over HTTP',
      stations: [
        { file: 'lib/session/use-session.ts', does: 'tells each part of the page about the session' },
        { file: 'components/account/account-menu.client.tsx', does: 'shows the menu in place of the way in' },
        { file: 'components/account/avatar.tsx', does: 'shows the photo or initials' },
      ],
    },
  ],
};

const CHANGE: Walk = {
  name: 'change',
  title: 'A published change',
  about: 'An editor publishes. Pages that show the record are made anew, also where one is open.',
  legs: [
    {
      floor: 'backend',
      stations: [
        {
          file: 'backend/cms/hooks/announce-change.ts',
          does: 'notes which record was written, unless it’s a draft',
        },
        { file: 'backend/kernel/database/transactions.ts', does: 'waits for the commit' },
        {
          file: 'backend/kernel/events.ts',
          from: 'backend/cms/hooks/announce-change.ts',
          does: 'tells everybody who listens in this process',
        },
        {
          file: 'backend/site/notify-site.ts',
          does: 'gathers the changes of one save, and sends them, signed',
        },
      ],
    },
    {
      floor: 'contract',
      stations: [{ file: 'lib/contract/site-hook.ts', does: 'declares the call' }],
    },
    {
      floor: 'site',
      by: 'over HTTP',
      stations: [
        { file: 'app/api/revalidate/route.ts', does: 'takes the call' },
        {
          file: 'lib/revalidation/site-hook.ts',
          does: 'checks the signature, and drops what is out of date',
        },
        { file: 'lib/content/tags.ts', does: 'knows which answers the record is in' },
        {
          file: 'lib/config/page-cache-handle.ts',
          from: 'lib/revalidation/site-hook.ts',
          does: 'leads from Next to the front server, in the same process',
        },
        { file: 'server/site.ts', does: 'also looks whether addresses have come or gone' },
        { file: 'server/cache/page-cache.ts', does: 'marks the pages that are made of it' },
      ],
    },
    {
      floor: 'browser',
      by: 'in the page',
      stations: [
        { file: 'components/layout/page-recheck.client.tsx', does: 'knows which version is shown' },
        { file: 'components/layout/content-freshness.client.tsx', does: 'compares it with the current one' },
        { file: 'lib/queries/page-version.ts', does: 'asks the content server for that' },
      ],
    },
    {
      floor: 'site',
      by: 'over HTTP',
      stations: [
        { file: 'app/api/recheck/route.ts', does: 'is asked by the browser that found a difference' },
        { file: 'lib/content/recheck.ts', does: 'looks itself, before the page is loaded again' },
      ],
    },
  ],
};

const ORDER: Walk = {
  name: 'order',
  title: 'An order',
  about: 'A cart is ordered, paid on the gateway’s page and finished, until the buyer sees its number.',
  legs: [
    {
      floor: 'browser',
      stations: [
        {
          file: 'components/checkout/order-form.client.tsx',
          does: 'collects delivery, payment and note, and sends the order',
        },
        {
          file: 'lib/payments/use-payment.ts',
          does: 'gives the press its key, leaves for the payment page; reads the result on return',
        },
      ],
    },
    {
      floor: 'contract',
      stations: [
        {
          file: 'lib/contract/endpoints/payments.ts',
          from: 'components/checkout/order-form.client.tsx',
          does: 'declares the call, and the question what came of the payment',
        },
      ],
    },
    {
      floor: 'backend',
      by: 'over HTTP',
      stations: [
        { file: 'backend/commerce/calls/orders.ts', does: 'answers the call' },
        { file: 'backend/commerce/orders/place-order.ts', does: 'lists the steps of placing it' },
        {
          file: 'backend/commerce/cart/priced-cart.ts',
          does: 'prices the cart as it is now, with discount, delivery and GST',
        },
        {
          file: 'backend/commerce/orders-and-payments.ts',
          from: 'backend/commerce/orders/place-order.ts',
          does: 'says what an order keeps of a line; moves payment and order to their next state',
        },
        {
          file: 'backend/commerce/payments/start-payment.ts',
          from: 'backend/commerce/orders/place-order.ts',
          does: 'makes the payment, and opens its page',
        },
        {
          file: 'backend/commerce/orders/write-order.ts',
          does: 'writes order and payment in one transaction',
        },
        { file: 'backend/commerce/catalogue/stock.ts', does: 'takes the stock, if there is enough' },
      ],
    },
    {
      floor: 'database',
      by: 'to the database',
      stores: 'orders, payments, stock levels: all of it or nothing',
      stations: [],
    },
    {
      floor: 'backend',
      by: 'from the database',
      stations: [
        {
          file: 'backend/commerce/payments/gateways.ts',
          from: 'backend/commerce/payments/start-payment.ts',
          does: 'chooses the gateway, and opens the payment page once',
        },
        { file: 'backend/commerce/payments/gateway.ts', does: 'declares what every gateway is asked' },
        {
          file: 'backend/commerce/payments/sandbox/sandbox-gateway.ts',
          does: 'has the page; Stripe’s adapter stands beside it',
        },
      ],
    },
    {
      floor: 'site',
      by: 'after the payment page, over HTTP',
      stations: [
        {
          file: 'server/content/payment-return.ts',
          does: 'asks what came of it, and writes that into the page',
        },
      ],
    },
    {
      floor: 'backend',
      by: 'over HTTP',
      stations: [
        { file: 'backend/commerce/calls/payment-return.ts', does: 'finds the payment by its token' },
        { file: 'backend/commerce/payments/settle.ts', does: 'asks the gateway, and applies the outcome' },
        {
          file: 'backend/commerce/orders/finish-order.ts',
          from: 'backend/commerce/payments/settle.ts',
          does: 'issues the invoice, emails, empties the cart',
        },
      ],
    },
    {
      floor: 'site',
      by: 'over HTTP',
      stations: [
        {
          file: 'lib/payments/payment-return.ts',
          from: 'server/content/payment-return.ts',
          does: 'says what the answer means, and where it leads',
        },
      ],
    },
    {
      floor: 'browser',
      by: 'in the page',
      stations: [
        {
          file: 'components/checkout/checkout-screen.client.tsx',
          does: 'shows the outcome in place of the form: number, tickets and invoice',
        },
      ],
    },
  ],
};

export const WALKS: readonly Walk[] = [SETTING, TOKEN, CHANGE, ORDER];

/** The files of a walk, in order. */
export const stationsOf = ({ legs }: Walk): readonly Station[] => legs.flatMap(({ stations }) => stations);
