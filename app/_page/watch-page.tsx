import 'server-only';
import type { Metadata } from 'next';
import { Heading } from '@/components/ui/heading';
import { WATCH_ADDRESS } from '@/lib/content/addresses';
import type { DomainSettings } from '@/lib/contract/entities/site';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import type { LoadedWatch } from './load-watch';
import { screenMetadata } from './metadata';
import { WatchRound } from './watch-section';

/** What search engines and link previews are told of who shows the round. */
export function watchMetadata(
  { shown }: LoadedWatch,
  domain: DomainSettings,
  language: Language,
  t: Translator,
): Metadata {
  const title = t('watch.title');
  const description = [title, shown?.round.name ?? '', shown?.dateRange ?? '']
    .filter((part) => part !== '')
    .join(' · ');
  return screenMetadata({ title, description, address: WATCH_ADDRESS }, domain, language);
}

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
