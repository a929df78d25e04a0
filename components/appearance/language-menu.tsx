import { StaticPart } from '@/components/ui/static-part';
import { LANGUAGES, type Language } from '@/lib/contract/languages';
import { dirOf } from '@/lib/i18n/language';
import { NATIVE_NAMES } from '@/lib/i18n/native-names';
import type { Translator } from '@/lib/i18n/translate';

/** Id of the menu, for the buttons that open it. */
export const LANGUAGE_MENU_ID = 'languages';
/** Where the choice is posted. The response redirects to the page, rendered in that language. */
const LANGUAGE_CALL = '/api/language';

type LanguageMenuProps = { readonly language: Language; readonly t: Translator };

/** The languages by their own names: a native popover with a form, which works without a script. */
export function LanguageMenu({ language, t }: LanguageMenuProps) {
  return (
    <StaticPart
      id={LANGUAGE_MENU_ID}
      popover="auto"
      role="dialog"
      aria-label={t('language.label')}
      className="language-menu own-surface"
    >
      <form action={LANGUAGE_CALL} method="post">
        <ul>
          {LANGUAGES.map((option) => (
            <li key={option}>
              <button
                type="submit"
                name="lang"
                value={option}
                lang={option}
                dir={dirOf(option)}
                aria-current={option === language ? 'true' : undefined}
              >
                {NATIVE_NAMES[option]}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </StaticPart>
  );
}
