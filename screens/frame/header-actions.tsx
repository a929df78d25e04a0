import 'server-only';
import { LanguageButton } from '@/components/appearance/language-button';
import { SearchOpener } from '@/components/search/search-opener.client';
import { Icon } from '@/components/ui/icon';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { searchAddress } from '@/lib/content/search-query';

/** The end of the header: search and language. */
export function HeaderActions({ language, t }: { readonly language: Language; readonly t: Translator }) {
  return (
    <>
      <SearchOpener href={searchAddress('')} label={t('nav.search')}>
        <Icon name="search" size={24} />
      </SearchOpener>
      <LanguageButton language={language} t={t} isIconOnly />
    </>
  );
}
