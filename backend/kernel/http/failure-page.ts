import type { Language } from '../../../lib/contract/languages.ts';
import { escapeHtml } from '../../../lib/shared/text/escape-html.ts';
import { asFailure, type Failure } from '../failure.ts';
import { formatMessage, isTranslated } from '../messages/format-message.ts';
import { msg, type ResponseText } from '../messages/messages.ts';
import { plainPage } from './plain-page.ts';

const HOME = { label: msg('page.home'), address: '/' };

/** The heading. Messages for developers are in English, and mean nothing to visitors. */
function titleOf({ status, text, details: { page } }: Failure): ResponseText {
  if (page) return page.title;
  if (isTranslated(text)) return text;
  return msg(status === 404 ? 'page.missing' : 'call.fault');
}

/** A failure as a page in a given language, for somebody who opened the address in a browser; with the status that a program would get. */
export function failurePage(error: unknown, language: Language): Response {
  const failure = asFailure(error);
  const { page, headers = {} } = failure.details;
  const say = (text: ResponseText) => escapeHtml(formatMessage(text, language));
  const links = (page?.links ?? [HOME]).map(
    ({ label, address }, index) =>
      `<a class="${index === 0 ? 'go' : 'leave'}" href="${escapeHtml(address)}">${say(label)}</a>`,
  );
  const body = [...(page ? [`<p>${say(page.text)}</p>`] : []), ...links].join('\n');
  const { status } = failure;
  const answer = plainPage(language, formatMessage(titleOf(failure), language), body, { status });
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}
