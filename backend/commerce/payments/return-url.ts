import { badFields } from '../../kernel/failure.ts';

const MAX_LENGTH = 2_000;

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** The possible readings of a URL sent by a caller: plain, percent-encoded, or base64 (spec point 7). */
function* readings(text: string): Generator<string> {
  yield text;
  try {
    yield decodeURIComponent(text);
  } catch {
    // Not percent-encoded.
  }
  if (/^[\w+/-]+={0,2}$/.test(text)) yield Buffer.from(text, 'base64').toString('utf8');
}

/**
 * The URL that a browser returns to after paying: on the site's own origin only, without token and fragment.
 * @throws Failure 422 for any other
 */
export function readReturnUrl(text: string, siteUrl: string): URL {
  const found = [...readings(text.trim())].find(isAddress) ?? '';
  const url = found.length <= MAX_LENGTH && URL.canParse(found) ? new URL(found) : null;
  const isOwn = url?.origin === new URL(siteUrl).origin && !url.username && !url.password;
  if (!url || !isOwn || found.includes('\\')) {
    throw badFields({ url: `url must be an address on ${new URL(siteUrl).origin}.` });
  }
  return url;
}
