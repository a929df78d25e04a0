import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { I18nProvider } from './provider.client';
import { useTranslate } from './use-translate';

function Texts() {
  const t = useTranslate();
  return (
    <p>
      {t('islands.modal.close')}, {t('islands.countdown.days', { count: 2 })}
    </p>
  );
}

describe('I18nProvider', () => {
  it('adds its texts to those of the provider around it', () => {
    render(
      <I18nProvider lang="de" messages={{ 'islands.modal.close': 'Schließen' }}>
        <I18nProvider
          lang="de"
          messages={{
            'islands.countdown.days_one': '{{count}} Tag',
            'islands.countdown.days_other': '{{count}} Tage',
          }}
        >
          <Texts />
        </I18nProvider>
      </I18nProvider>,
    );
    expect(screen.getByText('Schließen, 2 Tage')).toBeVisible();
  });

  it('rejects an island without a provider', () => {
    expect(() => render(<Texts />)).toThrow('I18nProvider is missing');
  });
});
