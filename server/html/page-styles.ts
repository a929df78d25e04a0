import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_PREFIX, PAGE_STYLES_FILE, RULES_ATTRIBUTE } from '../../lib/build/page-styles.ts';
import type { StylesOfBuild } from '../../lib/build/page-styles.ts';
import type { Need, StyleNode } from '../../lib/build/style-rules.ts';
import type { Logger } from '../process/log.ts';
import { readMarkup } from './read-markup.ts';
import type { Markup } from './read-markup.ts';

/**
 * Whether pages have the rules that they use in their head, and load their style sheets later. If not, the head has only the
 * font faces, which are in no sheet, and the page waits for its sheets.
 */
const HAS_RULES_IN_HEAD = true;

/** How Next requests a style sheet. */
const SHEET = /<link rel="stylesheet" href="\/_next\/([^"?]+\.css)(?:\?[^"]*)?" data-precedence="next"\/>/g;
const BODY_END = '</body>';

export type StyledPage = {
  readonly html: string;
  /** Addresses of the style sheets that the page doesn't wait for, and that are no longer in it. */
  readonly later: ReadonlySet<string>;
};
/** @param html a whole document; returned unchanged if it has no style sheets of the build */
export type StylePage = (html: string) => StyledPage;

/** Leaves a page unchanged. */
export const leaveSheets: StylePage = (html) => ({ html, later: new Set() });

/** The rules of a sheet that a page uses, in order. */
function usedRules(rules: readonly StyleNode[], { names, styles }: Markup): string {
  const isThere = (need: Need): boolean =>
    typeof need === 'string' ? names.has(need) : need.some((all) => all.every(isThere));
  const used = new Set<string>();
  /** Rules that are used by name, such as keyframes, may come before the rule that uses them, so they are sorted out at the end. */
  const found: (string | { readonly css: string; readonly name: string })[] = [];
  const visit = (nodes: readonly StyleNode[]) => {
    for (const node of nodes) {
      if (typeof node === 'string' || 'name' in node) found.push(node);
      else if ('needs' in node) {
        if (!isThere(node.needs)) continue;
        found.push(node.css);
        for (const name of node.uses ?? []) used.add(name);
      } else {
        const start = found.push(`${node.around}{`);
        visit(node.inside);
        if (found.length > start) found.push('}');
        else {
          found.pop();
          // An empty layer still counts: the order in which layers are first named decides between their rules.
          if (node.around.startsWith('@layer ')) found.push(`${node.around};`);
        }
      }
    }
  };
  visit(rules);
  return found
    .map((part) => {
      if (typeof part === 'string') return part;
      return used.has(part.name) || styles.includes(part.name) ? part.css : '';
    })
    .join('');
}

/**
 * Puts the rules that a page uses into its head in place of its style sheets, so that the first paint needs no second request
 * (docs/decisions/0186). The sheets are loaded after it (defer-scripts.ts), and before any script runs, so whatever a script adds to the
 * page is styled.
 * @param styles the rules of all the build's style sheets
 * @param hasRules whether pages get more than font faces in their head
 */
export function createStylePage(styles: StylesOfBuild, log: Logger, hasRules = HAS_RULES_IN_HEAD): StylePage {
  let isReported = false;
  const report = (path: string) => {
    if (!isReported) log.warn({ path }, 'The build has no rules of a style sheet. Pages wait for it.');
    isReported = true;
  };
  return (html) => {
    const files = new Set([...html.matchAll(SHEET)].map(([, file = '']) => file));
    if (files.size === 0 || !html.includes(BODY_END)) return leaveSheets(html);
    const markup = readMarkup(html);
    let css = '';
    for (const file of files) {
      const sheet = styles[file];
      if (sheet === undefined) {
        report(BUILD_PREFIX + file);
        return leaveSheets(html);
      }
      css += sheet.faces + (hasRules ? usedRules(sheet.rules, markup) : '');
    }
    let element = `<style ${RULES_ATTRIBUTE}="">${css}</style>`;
    const page = html.replace(SHEET, (link) => {
      const own = element;
      element = '';
      return hasRules ? own : own + link;
    });
    const later = hasRules ? [...files].map((file) => BUILD_PREFIX + file) : [];
    return { html: page, later: new Set(later) };
  };
}

/**
 * Reads the rules that the build has extracted. Without them, pages are left unchanged.
 * @param buildFolder folder of Next's build
 */
export async function readStylePage(buildFolder: string, log: Logger): Promise<StylePage> {
  try {
    const styles: StylesOfBuild = JSON.parse(await readFile(join(buildFolder, PAGE_STYLES_FILE), 'utf8'));
    return createStylePage(styles, log);
  } catch (error) {
    log.warn({ err: error }, 'The build’s style rules could not be read. Pages wait for their style sheets.');
    return leaveSheets;
  }
}
