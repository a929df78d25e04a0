import { ButtonLink } from '@/components/ui/button';
import type { Translator } from '@/lib/i18n/translate';
import { MessageView } from './message-view';

/** The 404 screen (spec point 2) in short: it is in the data of every page, for addresses that turn out missing while it is shown. */
export function NotFoundView({ t }: { readonly t: Translator }) {
  return (
    <MessageView mark="404" title={t('notFound.title')} message={t('notFound.message')}>
      <ButtonLink href="/" icon="arrow-right">
        {t('notFound.action')}
      </ButtonLink>
    </MessageView>
  );
}
