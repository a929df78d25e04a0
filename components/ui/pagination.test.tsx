import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getTranslator } from '@/lib/i18n/translator';
import { Pagination } from './pagination';

const t = await getTranslator('en');

describe('Pagination', () => {
  it('is omitted for a single page (spec 2.51)', () => {
    const { container } = render(<Pagination prefix="news" page={1} pageCount={1} t={t} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('links to the first, previous, next and last page (spec 2.51)', () => {
    render(<Pagination prefix="news" group="gt" page={3} pageCount={9} t={t} />);
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('First page')).toBe('/news/gt');
    expect(address('Previous page')).toBe('/news/gt/2');
    expect(address('Next page')).toBe('/news/gt/4');
    expect(address('Last page')).toBe('/news/gt/9');
  });

  it('marks the current page (spec 2.51, 2.52)', () => {
    render(<Pagination prefix="news" page={2} pageCount={4} t={t} />);
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/news');
  });

  it('has no links back on the first page', () => {
    render(<Pagination prefix="news" page={1} pageCount={4} t={t} />);
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: 'Previous page' })).not.toHaveAttribute('href');
  });
});
