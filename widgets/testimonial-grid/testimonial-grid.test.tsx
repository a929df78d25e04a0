import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testimonialGridBlock } from '@/lib/contract/blocks/core';
import { testimonialSchema } from '@/lib/contract/entities/media';
import { widgetContext } from '@/tests/widgets/context';
import { TestimonialGridView } from './testimonial-grid';

async function show(ratings: readonly (number | null)[]) {
  const data = ratings.map((rating, index) =>
    testimonialSchema.parse({ id: index + 1, name: `Visitor ${index + 1}`, content: '<p>Good.</p>', rating }),
  );
  const settings = testimonialGridBlock.settings.parse({});
  return render(<TestimonialGridView settings={settings} data={data} context={await widgetContext()} />);
}

test('gives a rating in words, within the scale (spec 9.46)', async () => {
  await show([4, 9, null]);
  expect(screen.getAllByRole('img').map((stars) => stars.getAttribute('aria-label'))).toEqual([
    '4 out of 5 stars',
    '5 out of 5 stars',
  ]);
});

test('is omitted without testimonials', async () => {
  expect((await show([])).container).toBeEmptyDOMElement();
});
