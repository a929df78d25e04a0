import { Button } from '@/components/ui/button';
import type { Translator } from '@/lib/i18n/translate';
import { MessageView } from './message-view';

/**
 * The screen for an unreachable content server, too many requests and pages that fail: it covers several statuses, so it shows none. The
 * form reloads the same address, with or without scripts.
 */
export function UnavailableView({ t }: { readonly t: Translator }) {
  return (
    <MessageView mark="…" title={t('unavailable.title')} message={t('unavailable.message')}>
      <form method="get">
        <Button type="submit">{t('unavailable.retry')}</Button>
      </form>
    </MessageView>
  );
}
