import type { Translator } from '@/lib/i18n/translate';
import { SWITCH } from '@/lib/spoilers/keys';

/** The shield's switch, which shows whether it is on. Server markup, as covers are; hidden without scripts. */
export const SpoilerSwitch = ({ t }: { readonly t: Translator }) => (
  <button
    type="button"
    disabled
    className="chip pressed-mark"
    aria-pressed={false}
    data-print="hide"
    {...{ [SWITCH]: '' }}
  >
    {t('spoilers.hide')}
  </button>
);
