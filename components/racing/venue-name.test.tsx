import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VenueName } from './venue-name';

test('a circuit’s name leads to its page', () => {
  render(<VenueName venue={{ name: 'Manfeild', url: 'manfeild' }} text="Manfeild, Feilding" />);
  expect(screen.getByRole('link', { name: 'Manfeild, Feilding' })).toHaveAttribute(
    'href',
    '/circuit/manfeild',
  );
});

test('of a content server without circuit pages it is only a name', () => {
  const { container } = render(<VenueName venue={{ name: 'Manfeild', url: '' }} />);
  expect(container).toHaveTextContent('Manfeild');
  expect(screen.queryByRole('link')).toBeNull();
});
