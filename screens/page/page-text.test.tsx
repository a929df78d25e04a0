import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageText } from './page-text';

const page = { content: '<p>Gates open at 7.30.</p>' };
const itself = { item_url: '' };
const on = { list_page_content: true };

test('shows the text of a page on the page itself', () => {
  render(<PageText page={page} path={itself} configuration={on} />);
  expect(screen.getByText('Gates open at 7.30.')).toBeVisible();
});

test('is omitted on items below the page, without a text, or if switched off', () => {
  const { container, rerender } = render(
    <PageText page={page} path={{ item_url: 'rain-at-taupo' }} configuration={on} />,
  );
  expect(container).toBeEmptyDOMElement();
  rerender(<PageText page={{ content: '' }} path={itself} configuration={on} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<PageText page={page} path={itself} configuration={{ list_page_content: false }} />);
  expect(container).toBeEmptyDOMElement();
});
