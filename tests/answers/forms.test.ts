import { describe, expect, test } from 'vitest';
import { parseSettings } from '@/lib/contract/block';
import { headingBlock, imageBlock } from '@/lib/contract/blocks/core';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { readAnswer } from '@/lib/contract/read';
import type { z } from 'zod';

/* The forms in which content servers may write the same thing, as the specification leaves them open. */

/** What is read, if all of it could be. */
function read<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const reading = readAnswer(schema, answer);
  if (!reading.success) throw reading.error;
  expect(reading.problems).toEqual([]);
  return reading.data;
}

const FAQ = { id: 1, name: 'When do gates open?', content: '8 am' };
const ROUND = {
  name: 'Round 1',
  url: 'round-1',
  start_date: '2027-01-15T20:00:00Z',
  end_date: '2027-01-17T05:00:00Z',
};
const roundWith = (fields: object) =>
  read(QUERIES.roundByUrl.result, { nextgenRound: { ...ROUND, ...fields } }).nextgenRound;
const FORM = { id: 1, name: 'Contact' };
const formWith = (fields: object) => read(ENDPOINTS.getForm.output, { item: { ...FORM, ...fields } }).item;

describe('a list', () => {
  test.each([
    ['in data', { data: [FAQ] }],
    ['in data with the number of pages', { data: [FAQ], num_pages: 1 }],
    ['in data with both totals', { num_items: 1, num_pages: 1, data: [FAQ] }],
    ['in data with totals as text', { num_items: '1', num_pages: '1', data: [FAQ] }],
    ['bare', [FAQ]],
  ])('%s', (_, answer) => {
    expect(read(ENDPOINTS.listFaqs.output, answer)).toMatchObject({
      data: [{ id: 1, name: FAQ.name }],
      num_items: 1,
      num_pages: 1,
    });
  });

  test('within a record, framed', () => {
    expect(roundWith({ faqs: { num_items: 1, num_pages: 1, data: [FAQ] } })?.faqs).toHaveLength(1);
  });

  test('that is the whole answer, framed', () => {
    const quote = { shipping_type_id: '1', shipping_name: 'Courier', amount: '8.00' };
    expect(read(ENDPOINTS.shippingQuote.output, { data: [quote] })).toMatchObject([
      { shipping_type_id: 1, amount: 8 },
    ]);
  });
});

describe('one record', () => {
  test.each([
    ['in item', { item: FORM }],
    ['in data', { data: FORM }],
    ['bare', FORM],
    ['as the only row of a list', { data: [FORM], num_pages: 1 }],
    ['bare, with a field called data', { ...FORM, data: [] }],
  ])('%s', (_, answer) => {
    expect(read(ENDPOINTS.getForm.output, answer).item).toMatchObject({ id: 1, name: 'Contact', data: [] });
  });

  test.each([
    ['bare', { id: 1, first_name: 'Mere' }],
    ['in item', { item: { id: '1', first_name: 'Mere' } }],
    ['in data', { success: true, data: { id: 1, first_name: 'Mere' } }],
  ])('that the contract has bare: %s', (_, answer) => {
    expect(read(ENDPOINTS.getAuthUser.output, answer)).toMatchObject({ id: 1, first_name: 'Mere' });
  });

  test.each([
    [
      'with rows, of the older model',
      { id: 1, name: 'History', slug: '2019', rows: [], updated_at: '' },
      'row_page',
    ],
    [
      'with blocks, of the current one',
      { id: 1, name: 'News', url: 'news', pageContents: [], updated_at: '' },
      'item',
    ],
  ])('a page %s', (_, page, part) => {
    for (const answer of [{ item: page }, { data: page }, page])
      expect(read(ENDPOINTS.getPage.output, answer)).toMatchObject({ [part]: { id: 1 } });
  });

  test('without an id, where the specification lists none', () => {
    expect(
      read(ENDPOINTS.getProduct.output, { item: { name: 'Cap', slug: 'cap', price: 30 } }).item,
    ).toMatchObject({ id: null, slug: 'cap' });
    expect(read(ENDPOINTS.getPodcastChannel.output, { item: { title: 'Paddock' } }).item.title).toBe(
      'Paddock',
    );
    expect(read(ENDPOINTS.listMicroblogPosts.output, [{ content: 'Hello' }]).data).toMatchObject([
      { id: null },
    ]);
  });
});

describe('a moment', () => {
  test.each([
    ['2027-01-15T20:00:00Z', '2027-01-15T20:00:00Z'],
    ['2027-01-16T09:00:00+13:00', '2027-01-16T09:00:00+13:00'],
    ['2027-01-16 09:00:00', '2027-01-15T20:00:00.000Z'],
    ['2027-07-16 09:00:00', '2027-07-15T21:00:00.000Z'],
    ['2027-01-16T09:00', '2027-01-15T20:00:00.000Z'],
    ['2027-01-16', '2027-01-15T11:00:00.000Z'],
    // The hour that the clocks leave out in spring.
    ['2027-09-26 02:30:00', '2027-09-25T14:30:00.000Z'],
  ])('%s', (start_date, instant) => {
    expect(roundWith({ start_date })?.start_date).toBe(instant);
  });

  test('a day at which something ends is over when it is', () => {
    expect(roundWith({ end_date: '2027-01-17' })?.end_date).toBe('2027-01-17T10:59:59.000Z');
  });

  test('an empty text is none', () => {
    const { data } = read(ENDPOINTS.listMicroblogPosts.output, [{ published_at: '' }]);
    expect(data[0]?.published_at).toBeNull();
  });
});

describe('a value', () => {
  test('ids as text', () => {
    expect(formWith({ id: '7' }).id).toBe(7);
  });

  test.each([
    [1, true],
    ['1', true],
    ['true', true],
    [0, false],
    ['0', false],
    ['', false],
    [null, false],
  ])('the flag %o', (use_captcha, flag) => {
    expect(formWith({ use_captcha }).use_captcha).toBe(flag);
  });

  test('a number in place of a text', () => {
    const row = { name: 'Mere', race_number: 27, position: '1' };
    const { nextgenResult } = read(QUERIES.resultById.result, {
      nextgenResult: { id: 1, session_name: 'Race', rows: [row] },
    });
    expect(nextgenResult?.rows).toMatchObject([{ race_number: '27', position: 1 }]);
  });

  test.each([
    ['an address', '/assets/logo.png'],
    ['a record', { url: '/assets/logo.png', width: '400' }],
  ])('a picture as %s', (_, banner) => {
    expect(roundWith({ images: { banner } })?.images?.banner?.url).toBe('/assets/logo.png');
  });

  test.each([
    ['the scaled form alone', '300x200:start.jpg', '/assets/300x200:start.jpg'],
    ['the scaled form in a folder', '/pictures/300x200:start.jpg', '/pictures/300x200:start.jpg'],
    ['the scaled form elsewhere', 'https://a.example/300x200:b.jpg', 'https://a.example/300x200:b.jpg'],
  ])('a picture’s address in %s', (_, url, expected) => {
    const written = [url, { url, webp_url: url, avif_url: url }];
    for (const banner of written)
      expect(roundWith({ images: { banner } })?.images?.banner?.url).toBe(expected);
    const banner = roundWith({ images: { banner: written[1] } })?.images?.banner;
    expect([banner?.webp_url, banner?.avif_url]).toEqual([expected, expected]);
  });

  test.each([
    ['an address', '/assets/f/1.pdf'],
    ['a record', { id: '1', url: '/assets/f/1.pdf' }],
  ])('a file as %s', (_, schedule_pdf) => {
    expect(roundWith({ schedule_pdf })?.schedule_pdf?.url).toBe('/assets/f/1.pdf');
  });

  test('a file where the contract has its address', () => {
    const [post] = read(ENDPOINTS.listMicroblogPosts.output, [
      { video: { file: { id: 1, url: '/v/1.mp4' } } },
    ]).data;
    expect(post?.video?.file).toBe('/v/1.mp4');
  });

  test.each([
    ['texts', ['GT', 'TA2']],
    ['value|label', ['GT|GT', 'TA2|TA2']],
    ['records', [{ value: 'GT', label: 'GT' }, { value: 'TA2' }]],
  ])('the options of a selection as %s', (_, values) => {
    const [field] = formWith({ data: [{ name: 'class', type: 'select', values }] }).data;
    expect(field?.values).toMatchObject([
      { value: 'GT', label: 'GT' },
      { value: 'TA2', label: 'TA2' },
    ]);
  });

  test('an option with a label of its own', () => {
    const [field] = formWith({ data: [{ name: 'class', type: 'select', values: ['gt|GT | open'] }] }).data;
    expect(field?.values).toMatchObject([{ value: 'gt', label: 'GT | open' }]);
  });

  test("the settings of a page's block", () => {
    expect(parseSettings(headingBlock, '{"heading":2027,"centered":1}').settings).toMatchObject({
      heading: '2027',
      centered: true,
    });
    expect(parseSettings(imageBlock, '{"image":"/assets/a.jpg"}').settings?.image?.url).toBe('/assets/a.jpg');
  });
});
