import 'server-only';
import { NearMisses } from '@/components/islands.client';
import { SearchSuggestions } from '@/components/search/search-suggestions';
import { SearchForm } from '@/components/search/search-form';
import { ButtonLink } from '@/components/ui/button';
import { MessageView } from '@/components/layout/message-view';
import { getInitialData } from '@/lib/content/load';
import { mainPages } from '@/lib/navigation/site-menus';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';

/**
 * The 404 screen (spec point 2) that the server in front sends for every missing address, with the suggestions of an empty search. It is
 * one page for all addresses, so that made-up ones cost nothing; the browser looks up what the address may have meant.
 */
export async function MissingPage({ language, t }: { readonly language: Language; readonly t: Translator }) {
  const site = await getInitialData();
  return (
    <>
      <MessageView mark="404" title={t('notFound.title')} message={t('notFound.message')} isShort>
        <ButtonLink href="/" icon="arrow-right">
          {t('notFound.action')}
        </ButtonLink>
      </MessageView>
      <div className="container-site pb-16">
        <div className="max-w-measure">
          <SearchForm query="" t={t} />
        </div>
        <SearchSuggestions places={mainPages(site, language, t)} t={t} />
        <NearMisses label={t('islands.search.didYouMean')} />
      </div>
    </>
  );
}
