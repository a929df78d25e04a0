import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faqJsonLd } from '@/components/ui/faq-accordion';
import { faqBlock } from '@/lib/contract/blocks/core';
import { faqSchema } from '@/lib/contract/entities/racing';
import { widgetContext } from '@/tests/widgets/context';
import { FaqView } from './faq';

const faqs = [
  faqSchema.parse({ id: 1, name: 'Dogs?', content_rendered: '<p>On a <b>lead</b>.</p>' }),
  faqSchema.parse({ id: 2, name: 'Rain?', content: 'We race < you think' }),
];

const show = async (data = faqs, variables = {}) =>
  render(
    <FaqView settings={faqBlock.settings.parse(variables)} data={data} context={await widgetContext()} />,
  );

test('opens one answer at a time (spec 2.57)', async () => {
  const { container } = await show();
  const names = [...container.querySelectorAll('details')].map((item) => item.getAttribute('name'));
  expect(names).toEqual(['faq-all', 'faq-all']);
});

test('shows plain-text answers as written', async () => {
  await show();
  expect(screen.getByText('We race < you think')).toBeInTheDocument();
});

test('gives search engines questions and answers as plain text', () => {
  expect(faqJsonLd(faqs).mainEntity).toMatchObject([
    { name: 'Dogs?', acceptedAnswer: { text: 'On a lead .' } },
    { name: 'Rain?', acceptedAnswer: { text: 'We race < you think' } },
  ]);
});

test('is omitted without questions and text', async () => {
  const { container } = await show([]);
  expect(container).toBeEmptyDOMElement();
});
