import 'server-only';
import { MessageView } from '@/components/layout/message-view';
import { SearchSuggestions } from '@/components/search/search-suggestions';
import { mainPages } from '@/lib/navigation/site-menus';
import type { Site } from '@/lib/content/site-store';
import type { Language } from '@/lib/contract/languages';
import { getTranslator } from '@/lib/i18n/translator';
import { pageTitle } from '@/lib/seo/title';
import { defineScreen, loadNothing } from '../define-screen';
import { plainMetadata } from '../metadata';

type PreparingPageProps = { readonly site: Site; readonly language: Language };

/** The home page of a site that has none yet, with links to what already exists. */
export async function PreparingPage({ site, language }: PreparingPageProps) {
  const t = await getTranslator(language);
  const places = mainPages(site, language, t, { withFooter: true });
  const isAlone = places.length === 0;
  return (
    <>
      <MessageView
        mark={site.domain.name.slice(0, 1)}
        title={t('preparing.title')}
        message={t('preparing.message')}
        isShort={!isAlone}
      />
      {isAlone ? null : (
        <div className="container-site pb-16">
          <SearchSuggestions places={places} t={t} />
        </div>
      )}
    </>
  );
}

export const preparingScreen = defineScreen('preparing', {
  load: loadNothing,
  metadata: ({ shown }) => plainMetadata(pageTitle('', shown.site.domain), shown.site.domain),
  View: ({ shown, language }) => <PreparingPage site={shown.site} language={language} />,
  hasRaceWeek: false,
});
