import 'server-only';
import { MyChampionship, NotificationsLoader, PackListLoader } from '@/components/islands.client';
import { SpoilerSwitch } from '@/components/spoilers/spoiler-switch';
import { Heading } from '@/components/ui/heading';
import { Notice } from '@/components/ui/notice';
import { env } from '@/lib/config/env';
import { loadExtensions, loadRenderTime } from '@/lib/content/load';
import { hasExtension } from '@/lib/contract/extensions';
import type { Language } from '@/lib/contract/languages';
import { getIslandMessages, getTranslator } from '@/lib/i18n/translator';
import { loadComingSessions } from '@/lib/season/load-coming-sessions';
import { defineScreen, loadNothing } from '../define-screen';
import { plainMetadata } from '../metadata';
import { myChampionshipMatch } from './match';

/** Namespaces of the texts that the screen uses. */
const NAMESPACES = ['favourites', 'category', 'driver', 'search.kind', 'timetable', 'round'];

/** /my-championship: the same for everyone. A visitor's stars, weekend packs and notification settings are in their browser. */
async function MyChampionshipPage({ language }: { readonly language: Language }) {
  const [t, now, extensions, messages] = await Promise.all([
    getTranslator(language),
    loadRenderTime(),
    loadExtensions(),
    getIslandMessages(language, NAMESPACES),
  ]);
  return (
    <div className="container-site my-championship">
      <Heading level={1} size="title-lg" className="slash-over mb-6">
        {t('islands.account.favourites')}
      </Heading>
      <div className="unscripted">
        <Notice tone="warning">{t('favourites.needsScript')}</Notice>
      </div>
      <MyChampionship
        lang={language}
        messages={messages}
        coming={await loadComingSessions(new Date(now), t)}
        renderedAt={now}
        siteUrl={env().siteUrl}
      />
      <div className="mt-10">
        <PackListLoader />
      </div>
      <section aria-labelledby="spoilers" className="spoiler-section">
        <Heading level={2} size="title" id="spoilers" className="mb-3">
          {t('spoilers.title')}
        </Heading>
        <p className="mb-4 max-w-measure">{t('spoilers.hint')}</p>
        <SpoilerSwitch t={t} />
      </section>
      {/* Last, so that content arriving late moves nothing. */}
      {hasExtension(extensions, 'notifications') ? (
        <div className="mt-10">
          <NotificationsLoader />
        </div>
      ) : null}
    </div>
  );
}

export const myChampionshipScreen = defineScreen(myChampionshipMatch, {
  load: loadNothing,
  metadata: ({ shown, t }) => plainMetadata(t('islands.account.favourites'), shown.site.domain),
  View: ({ language }) => <MyChampionshipPage language={language} />,
  hasRaceWeek: true,
});
