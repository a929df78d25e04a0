import 'server-only';
import { MyChampionship, NotificationsPlace, PackListPlace } from '@/components/islands.client';
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

/** Areas of the texts that the screen uses. */
const AREAS = ['favourites', 'category', 'driver', 'search.kind', 'timetable', 'round'];

/** /my-championship: the same for everybody; what somebody starred, their weekend packs and what they are notified of are in their browser. */
async function MyChampionshipPage({ language }: { readonly language: Language }) {
  const [t, now, extensions, messages] = await Promise.all([
    getTranslator(language),
    loadRenderTime(),
    loadExtensions(),
    getIslandMessages(language, AREAS),
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
        <PackListPlace />
      </div>
      <section aria-labelledby="spoilers" className="spoiler-section">
        <Heading level={2} size="title" id="spoilers" className="mb-3">
          {t('spoilers.title')}
        </Heading>
        <p className="mb-4 max-w-measure">{t('spoilers.hint')}</p>
        <SpoilerSwitch t={t} />
      </section>
      {/* Last: what comes late pushes nothing down. */}
      {hasExtension(extensions, 'notifications') ? (
        <div className="mt-10">
          <NotificationsPlace />
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
