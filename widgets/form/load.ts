import 'server-only';
import { loadExtensions, loadRest } from '@/lib/content/load';
import { expectChanges } from '@/lib/content/block-times';
import type { BlockSettings } from '@/lib/contract/block';
import type { formBlock } from '@/lib/contract/blocks/core';
import { hasExtension } from '@/lib/contract/extensions';
import type { Form } from '@/lib/contract/entities/media';
import { loadDates } from '@/lib/content/load-dates';
import type { Messages } from '@/lib/i18n/translate';
import { getIslandMessages } from '@/lib/i18n/translator';
import type { WidgetContext } from '../define-widget';

export type LoadedForm = {
  /** Null if the block refers to no form, or to one that no longer exists. */
  readonly form: Form | null;
  /** Why it can't be filled in now; null if it can. */
  readonly closed: string | null;
  /** Whether the content server accepts a form that a browser posts without scripts. */
  readonly isPostable: boolean;
  /** The texts of the form's script. */
  readonly messages: Messages;
};

/** Why a form can't be filled in at the moment; null if it can. Its page is rendered again when that changes. */
async function closedReason(
  { opens_at: opens, closes_at: closes, places_left: places }: Form,
  { language, now, t }: Pick<WidgetContext, 'language' | 'now' | 't'>,
): Promise<string | null> {
  const isAhead = (moment: string | null): moment is string =>
    moment !== null && Date.parse(moment) > now.getTime();
  expectChanges([opens, closes].filter(isAhead).toSorted((a, b) => Date.parse(a) - Date.parse(b)));
  if (isAhead(opens)) return t('formBlock.opens', { time: (await loadDates(language)).dateTime(opens) });
  if (closes !== null && !isAhead(closes))
    return t('formBlock.closed', { time: (await loadDates(language)).dateTime(closes) });
  return places === 0 ? t('formBlock.full') : null;
}

/** The block's form. */
export async function loadForm(
  { form: id }: BlockSettings<typeof formBlock>,
  { language, now, t }: WidgetContext,
): Promise<LoadedForm> {
  const [response, messages, extensions] = await Promise.all([
    id === null ? null : loadRest('getForm', { id }),
    getIslandMessages(language, ['forms', 'formBlock', 'payment']),
    loadExtensions(),
  ]);
  const form = response && {
    ...response.item,
    use_captcha: response.item.use_captcha && hasExtension(extensions, 'form-challenges'),
  };
  const closed = form && (await closedReason(form, { language, now, t }));
  return { form, closed, isPostable: hasExtension(extensions, 'form-posts'), messages };
}
