import { ButtonLink } from '@/components/ui/button';
import type { Translator } from '@/lib/i18n/translate';
import { MessageView } from './message-view';

/** A short 404 screen (spec point 2): it is in every page's data, for an address that turns out to be missing while it is shown. */
export function NotFoundView({ t }: { readonly t: Translator }) {
  return (
    <MessageView mark="404" title={t('notFound.title')} message={t('notFound.message')}>
      <ButtonLink href="/" icon="arrow-right">
        {t('notFound.action')}
      </ButtonLink>
    </MessageView>
  );
}
