import 'server-only';
import { loadExtensions, loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { formBlock } from '@/lib/contract/blocks/core';
import { hasExtension } from '@/lib/contract/extensions';
import type { Form } from '@/lib/contract/entities/media';
import type { Messages } from '@/lib/i18n/translate';
import { getIslandMessages } from '@/lib/i18n/translator';
import type { WidgetContext } from '../define-widget';

export type LoadedForm = {
  /** Null if the block refers to none, or to one that is gone. */
  readonly form: Form | null;
  /** Whether the content server accepts a form that a browser posts without scripts. */
  readonly isPostable: boolean;
  /** The texts of the form's script. */
  readonly messages: Messages;
};

/** The form that a block shows. */
export async function loadForm(
  { form: id }: BlockSettings<typeof formBlock>,
  { language }: WidgetContext,
): Promise<LoadedForm> {
  const [answer, messages, extensions] = await Promise.all([
    id === null ? null : loadRest('getForm', { id }),
    getIslandMessages(language, ['forms', 'formBlock', 'payment']),
    loadExtensions(),
  ]);
  const form = answer && {
    ...answer.item,
    use_captcha: answer.item.use_captcha && hasExtension(extensions, 'form-challenges'),
  };
  return { form, isPostable: hasExtension(extensions, 'form-posts'), messages };
}
