import { COVERED_TITLE_SCRIPT } from '../../lib/spoilers/covered-title-script.ts';
import { COVERED_TITLE } from '../../lib/spoilers/keys.ts';

const MARK = ` ${COVERED_TITLE}="`;
const TITLE = '<title>';
const HEAD_END = '</head>';

/**
 * Puts the script that covers a page's title for visitors who hide results before that title: browsers show a title as soon as they have read
 * it (docs/decisions/0187). Only pages with a spoiler in their title get it.
 */
export function coverTitle(html: string): string {
  const end = html.indexOf(HEAD_END);
  if (end === -1 || !html.includes(MARK, end)) return html;
  const title = html.lastIndexOf(TITLE, end);
  const at = title === -1 ? end : title;
  return `${html.slice(0, at)}<script>${COVERED_TITLE_SCRIPT}</script>${html.slice(at)}`;
}
