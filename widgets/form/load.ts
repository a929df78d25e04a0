import 'server-only';
import { loadRest } from '@/lib/content/load';
import type { BlockSettings } from '@/lib/contract/block';
import type { formBlock } from '@/lib/contract/blocks/core';
import type { Form } from '@/lib/contract/entities/media';
import type { Messages } from '@/lib/i18n/translate';
import { getIslandMessages } from '@/lib/i18n/translator';
import type { WidgetContext } from '../define-widget';

export type LoadedForm = {
  /** Null where the block names none, or one that is gone. */
  readonly form: Form | null;
  /** The texts of the form's script. */
  readonly messages: Messages;
};

/** The form that a block shows. */
export async function loadForm(
  { form: id }: BlockSettings<typeof formBlock>,
  { language }: WidgetContext,
): Promise<LoadedForm> {
  const [answer, messages] = await Promise.all([
    id === null ? null : loadRest('getForm', { id }),
    getIslandMessages(language, ['forms', 'formBlock', 'payment']),
  ]);
  return { form: answer?.item ?? null, messages };
}
