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

test('says a rating in words, inside of the scale', async () => {
  await show([4, 9, null]);
  expect(screen.getAllByRole('img').map((stars) => stars.getAttribute('aria-label'))).toEqual([
    '4 of 5 stars',
    '5 of 5 stars',
  ]);
});

test('is not there when nobody says anything', async () => {
  expect((await show([])).container).toBeEmptyDOMElement();
});
