import { Notice } from '@/components/ui/notice';
import type { Translator } from '@/lib/i18n/translate';

/** Explains, in a browser without scripts, why the button of a form that only a script can send stays disabled. */
export const NeedsScript = ({ t }: { readonly t: Translator }) => (
  <div className="unscripted">
    <Notice tone="warning">{t('formBlock.needsScript')}</Notice>
  </div>
);
