import { Button } from '@/components/ui/button';
import type { Translator } from '@/lib/i18n/translate';
import { MessageView } from './message-view';

/** The screen shown while the content server is unreachable. The form reloads the same address, with or without scripts. */
export function UnavailableView({ t }: { readonly t: Translator }) {
  return (
    <MessageView mark="503" title={t('unavailable.title')} message={t('unavailable.message')}>
      <form method="get">
        <Button type="submit">{t('unavailable.retry')}</Button>
      </form>
    </MessageView>
  );
}
