import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '@/lib/i18n/provider.client';
import english from '@/locales/en.json';
import { BackToTop } from './back-to-top.client';

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

afterEach(() => vi.unstubAllGlobals());

describe('BackToTop', () => {
  it('appears after scrolling more than 100 pixels, and returns to the top (spec 2.40, 9.15)', () => {
    const scroll = vi.fn();
    vi.stubGlobal('scrollTo', scroll);
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    render(
      <I18nProvider lang="en" messages={english}>
        <BackToTop />
      </I18nProvider>,
    );
    const button = screen.getByRole('button', { name: 'Back to top' });
    scrollTo(100);
    expect(button).not.toHaveAttribute('data-shown');
    scrollTo(101);
    expect(button).toHaveAttribute('data-shown');
    fireEvent.click(button);
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
  });

  it('disappears over the last links of the page', () => {
    render(
      <I18nProvider lang="en" messages={english}>
        <BackToTop />
        <footer className="site-footer" />
      </I18nProvider>,
    );
    const bottom = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    bottom.mockReturnValue(new DOMRect(0, 0, 390, window.innerHeight + 500));
    scrollTo(500);
    const button = screen.getByRole('button', { name: 'Back to top' });
    expect(button).toHaveAttribute('data-shown');
    bottom.mockReturnValue(new DOMRect(0, 0, 390, window.innerHeight));
    scrollTo(1000);
    expect(button).not.toHaveAttribute('data-shown');
    bottom.mockRestore();
  });
});
