import { expect, test } from 'vitest';
import english from '../../locales/en.json' with { type: 'json' };

/* The texts that the specification gives word for word. Other tests ask for them by their keys. */

const TEXTS: readonly (readonly [title: string, texts: Readonly<Record<string, string>>])[] = [
  [
    'an address without a page (spec 2.34, 8.13)',
    {
      'notFound.title': 'Page not found',
      'notFound.message': 'Please visit our homepage to get where you need to go.',
      'notFound.action': 'Take me home',
    },
  ],
  [
    'an update (spec 2.39)',
    { 'islands.update.message': 'New content available', 'islands.update.action': 'Update' },
  ],
  ['a block that nobody knows (spec 2.44, 6.4, 8.12)', { 'widget.unknown': 'Unknown {{template}}' }],
  ['the podcast (spec 2.45)', { 'podcast.rss': 'RSS Feed' }],
  ['its episodes (spec 2.47)', { 'podcast.episodes': 'Episodes', 'podcast.listen': 'Listen' }],
  ['a long description (spec 2.48)', { 'podcast.readMore': 'Read More', 'podcast.readLess': 'Read Less' }],
  ['short posts (spec 2.53)', { 'post.loadMore': 'Load More' }],
  [
    'the payment of a voucher (spec 4.10, 8.9)',
    {
      'payment.successful': 'Payment Successful',
      'payment.receipt': 'Check your email for the receipt.',
      'payment.failed': 'Payment Failed',
    },
  ],
  [
    'the days to a round and since (spec 4.24, 4.25)',
    {
      'islands.countdown.today': 'TODAY',
      'islands.countdown.days_one': '{{count}} DAY',
      'islands.countdown.days_other': '{{count}} DAYS',
      'islands.countdown.daysAgo_one': '{{count}} DAY AGO',
      'islands.countdown.daysAgo_other': '{{count}} DAYS AGO',
    },
  ],
  ['the tickets of a round (spec 4.26)', { 'round.buyTickets': 'Buy tickets' }],
  ['another state (spec 5.1, 8.6)', { 'account.badState': 'Bad state please try again' }],
  ['an amount of one’s own (spec 5.3)', { 'voucher.custom': 'Custom Amount' }],
  ['the button that pays (spec 5.4)', { 'payment.pay': 'Pay {{amount}} Now' }],
  ['nothing chosen yet (spec 5.9)', { 'forms.select': '-- Select --' }],
  ['a product that is not in stock (spec 5.12)', { 'shop.sold': 'Sold' }],
  ['an order that fails (spec 8.7)', { 'checkout.wrong': 'something went wrong' }],
  [
    'a form that is paid (spec 8.15)',
    { 'payment.paidInvoice': 'Payment Successful. Please check your email for your invoice.' },
  ],
  ['a form that is sent (spec 8.16)', { 'formBlock.sent': 'Thank you, your message has been sent' }],
];

test.each(TEXTS)('%s has the words of the specification', (_, texts) => {
  expect(english).toMatchObject(texts);
});
