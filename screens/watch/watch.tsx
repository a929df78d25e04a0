import 'server-only';
import { Heading } from '@/components/ui/heading';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { defineScreen } from '../define-screen';
import { loadWatch, type LoadedWatch } from './load';
import { watchMatch } from './match';
import { watchMetadata } from './metadata';
import { WatchRound } from './watch-section';

type WatchPageProps = {
  readonly watch: LoadedWatch;
  readonly language: Language;
  readonly t: Translator;
};

/** /wheretowatch, if the content has no such page. */
export function WatchPage({ watch, language, t }: WatchPageProps) {
  return (
    <div className="container-site py-10 md:py-14">
      <Heading level={1} size="title-lg" className="slash-over">
        {t('watch.title')}
      </Heading>
      <WatchRound watch={watch} language={language} t={t} />
    </div>
  );
}

export const watchScreen = defineScreen(watchMatch, {
  load: (_shown, { language, t }) => loadWatch(language, t),
  metadata: ({ data, shown, language, t }) => watchMetadata(data, shown.site.domain, language, t),
  View: ({ data, language, t }) => <WatchPage watch={data} language={language} t={t} />,
  hasRaceWeek: false,
});
