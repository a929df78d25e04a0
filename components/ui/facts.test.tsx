import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Facts } from './facts';

test('each fact has its own direction, and an empty one leaves no gap', () => {
  const { container } = render(<Facts facts={['Teretonga Southern Sprint', '', '5–7 فبراير']} />);
  expect(container).toHaveTextContent('Teretonga Southern Sprint · 5–7 فبراير');
  expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    'Teretonga Southern Sprint',
    '5–7 فبراير',
  ]);
});
