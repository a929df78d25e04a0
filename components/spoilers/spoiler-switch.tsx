import type { Translator } from '@/lib/i18n/translate';
import { SWITCH } from '@/lib/spoilers/keys';

/** The switch of the shield, which says whether it is on. The server's markup, as covers are; not there without scripts. */
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
