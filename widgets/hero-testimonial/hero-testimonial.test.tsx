import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { heroTestimonialBlock } from '@/lib/contract/blocks/core';
import { testimonialSchema } from '@/lib/contract/entities/media';
import { I18nProvider } from '@/lib/i18n/provider.client';
import english from '@/locales/en.json';
import { widgetContext } from '@/tests/widgets/context';
import { HeroTestimonialView } from './hero-testimonial';

/** The server's markup. */
async function show(names: readonly string[], settings: object = {}) {
  const data = names.map((name, index) =>
    testimonialSchema.parse({ id: index + 1, name, content: '<p>Good.</p>', rating: null }),
  );
  const parsed = heroTestimonialBlock.settings.parse(settings);
  const context = await widgetContext();
  const html = renderToString(
    <I18nProvider lang="en" messages={english}>
      <HeroTestimonialView settings={parsed} data={data} context={context} />
    </I18nProvider>,
  );
  document.body.innerHTML = html;
}

test('shows each testimonial in a row labelled by its heading', async () => {
  await show(['Mere', 'Tom', 'Aroha'], { heading: 'What drivers say' });
  expect(screen.getByRole('region', { name: 'What drivers say' })).toBeInTheDocument();
  expect(screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ]);
  for (const name of ['Mere', 'Tom', 'Aroha']) expect(screen.getByText(name)).toBeInTheDocument();
});

test('has no empty row without testimonials, and is omitted without text as well', async () => {
  await show([], { heading: 'What drivers say' });
  expect(screen.getByRole('heading', { name: 'What drivers say' })).toBeInTheDocument();
  expect(screen.queryByRole('region')).toBeNull();
  await show([]);
  expect(document.body).toBeEmptyDOMElement();
});
