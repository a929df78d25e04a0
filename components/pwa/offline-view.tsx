import { PackListLoader } from '@/components/islands.client';
import { Heading } from '@/components/ui/heading';
import type { Translator } from '@/lib/i18n/translate';
import { OFFLINE_SCREEN_ID } from '@/lib/pwa/names';
import { StoredPagesLoader } from './stored-pages-loader.client';

/** The offline screen for a page that isn't cached: lists what can be read instead. */
export function OfflineView({ t }: { readonly t: Translator }) {
  return (
    <div id={OFFLINE_SCREEN_ID} className="container-site py-10 md:py-14">
      <Heading level={1} className="slash-over">
        {t('offline.title')}
      </Heading>
      <p className="mt-4 max-w-measure text-lg text-muted">{t('offline.message')}</p>
      <div className="mt-10">
        <PackListLoader />
      </div>
      <Heading level={2} size="title" className="mt-10 mb-3">
        {t('offline.pages')}
      </Heading>
      <StoredPagesLoader
        removeLabel={t('documents.removeTickets')}
        removedText={t('documents.ticketsRemoved')}
        noneText={t('offline.none')}
      />
    </div>
  );
}
