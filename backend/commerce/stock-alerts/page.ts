import type { Payload } from 'payload';
import type { Language } from '../../../lib/contract/languages.ts';
import { escapeHtml } from '../../../lib/shared/text/escape-html.ts';
import { formatMessage } from '../../kernel/messages/format-message.ts';
import { msg, type Message } from '../../kernel/messages/messages.ts';
import { allSkus, type SoldSku } from '../catalogue/catalogue.ts';
import { plainPage } from '../../kernel/http/plain-page.ts';
import { alertsOf } from './alerts.ts';
import { skuTitle } from '../catalogue/sku-title.ts';

const titleOf = (sku: SoldSku | undefined) => (sku ? [skuTitle(sku)] : []);

/**
 * The page of an address's alerts, which needs no scripts. For an unconfirmed SKU it asks for confirmation by a press, because mail
 * programs open links by themselves.
 * @param otherwise the language for a key without alerts
 */
export async function alertsPage(
  payload: Payload,
  key: string,
  sku: number | null,
  otherwise: Language,
): Promise<Response> {
  const [alerts, sold] = await Promise.all([alertsOf(payload, key), allSkus(payload)]);
  const language = alerts.at(-1)?.language ?? otherwise;
  const say = (text: Message) => formatMessage(text, language);
  const paragraph = (text: Message) => `<p>${escapeHtml(say(text))}</p>`;
  const list = (titles: readonly string[]) =>
    titles.length === 0
      ? ''
      : `<ul>${titles.map((title) => `<li><bdi>${escapeHtml(title)}</bdi></li>`).join('')}</ul>`;
  const button = (action: 'confirm' | 'stop', label: Message) =>
    `<form method="post"><button${action === 'confirm' ? ' class="go"' : ''} name="action" value="${action}">${escapeHtml(say(label))}</button></form>`;

  const unconfirmed = alerts.find((alert) => alert.sku === sku && !alert.isConfirmed);
  if (unconfirmed)
    return plainPage(
      language,
      say(msg('alert.confirmTitle')),
      [
        paragraph(msg('alert.promise')),
        list(titleOf(sold.get(unconfirmed.sku))),
        button('confirm', msg('alert.confirm')),
      ].join('\n'),
    );
  const waiting = alerts.filter(({ isConfirmed, isSent }) => isConfirmed && !isSent);
  if (waiting.length === 0)
    return plainPage(language, say(msg('alert.noneTitle')), paragraph(msg('alert.none')));
  return plainPage(
    language,
    say(msg('alert.waitingTitle')),
    [
      paragraph(msg('alert.promise')),
      list(waiting.flatMap((alert) => titleOf(sold.get(alert.sku)))),
      button('stop', msg('alert.stop')),
    ].join('\n'),
  );
}
