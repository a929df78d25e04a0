import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getTranslator } from '@/lib/i18n/translator';
import { TextAroundName } from './text-around-name';

test.each([
  ['tr', 'Sonuçlar: Mini grid'],
  ['ja', 'リザルト：Mini grid'],
] as const)(
  'a name in a heading is in the language of the content, and the rest in %s',
  async (language, text) => {
    const t = await getTranslator(language);
    const { container } = render(
      <h1 lang={language}>
        <TextAroundName t={t} text="results.of" slot="round" name="Mini grid" />
      </h1>,
    );
    expect(container).toHaveTextContent(text);
    expect(screen.getByText('Mini grid')).toHaveAttribute('lang', 'en');
  },
);
