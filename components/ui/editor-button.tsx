import type { BUTTON_COLOURS } from '@/lib/contract/block';
import type { Translator } from '@/lib/i18n/translate';
import { editorAddress } from '@/lib/contract/link-address';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';
import { ButtonLink } from './button';
import { isPageAddress } from './link-target';

type EditorButtonProps = {
  readonly text: string;
  /** As typed by the editor; a button without a usable address is left out. */
  readonly address: string;
  readonly colour?: (typeof BUTTON_COLOURS)[number] | undefined;
  readonly newTab?: boolean | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly className?: string | undefined;
  readonly t: Translator;
};

/** A button with an editor's text and address; nothing unless both are given. */
export function EditorButton({ text, address, colour, newTab = false, t, ...look }: EditorButtonProps) {
  const href = editorAddress(address);
  if (href === null || text === '') return null;
  return (
    <ButtonLink
      href={href}
      colour={colour}
      newTab={newTab}
      newTabLabel={t('common.newTab')}
      icon={isPageAddress(href) ? 'arrow-right' : /^https?:/i.test(href) ? 'external' : undefined}
      {...look}
    >
      <span lang={CONTENT_LANGUAGE}>{text}</span>
    </ButtonLink>
  );
}
