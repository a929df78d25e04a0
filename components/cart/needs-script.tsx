import { Notice } from '@/components/ui/notice';
import type { Translator } from '@/lib/i18n/translate';

/** Why the button of a form that only a script can send stays as it is, in a browser without. */
export const NeedsScript = ({ t }: { readonly t: Translator }) => (
  <div className="unscripted">
    <Notice tone="warning">{t('formBlock.needsScript')}</Notice>
  </div>
);
