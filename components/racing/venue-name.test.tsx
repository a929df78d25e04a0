import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VenueName } from './venue-name';

test('links a circuit’s name to its page', () => {
  render(<VenueName venue={{ name: 'Manfeild', url: 'manfeild' }} text="Manfeild, Feilding" />);
  expect(screen.getByRole('link', { name: 'Manfeild, Feilding' })).toHaveAttribute(
    'href',
    '/circuit/manfeild',
  );
});

test('shows only the name if the content server has no circuit pages', () => {
  const { container } = render(<VenueName venue={{ name: 'Manfeild', url: '' }} />);
  expect(container).toHaveTextContent('Manfeild');
  expect(screen.queryByRole('link')).toBeNull();
});
