import { Icon } from '@/components/ui/icon';
import { StaticPart } from '@/components/ui/static-part';
import type { Language } from '@/lib/contract/languages';
import { NATIVE_NAMES } from '@/lib/i18n/native-names';
import type { Translator } from '@/lib/i18n/translate';
import { LANGUAGE_MENU_ID } from './language-menu';

type LanguageButtonProps = {
  readonly language: Language;
  readonly t: Translator;
  /** An icon only, for small spaces. */
  readonly isIconOnly?: boolean;
};

/** Opens the language menu. It shows the current language by its own name, so that everyone can find it. */
export function LanguageButton({ language, t, isIconOnly = false }: LanguageButtonProps) {
  return (
    <StaticPart
      as="button"
      type="button"
      popoverTarget={LANGUAGE_MENU_ID}
      className={isIconOnly ? 'icon-btn max-[25rem]:hidden' : 'choice-button'}
      {...(isIconOnly && { 'aria-label': `${t('language.label')}: ${NATIVE_NAMES[language]}` })}
    >
      <Icon name="globe" size={isIconOnly ? 24 : 20} />
      {isIconOnly ? null : (
        <span>
          <span className="sr-only">{t('language.label')}: </span>
          {NATIVE_NAMES[language]}
        </span>
      )}
    </StaticPart>
  );
}
