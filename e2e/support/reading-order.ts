import type { Page } from '@playwright/test';

/**
 * What reads from left to right in every script: telephone numbers, times, gaps, amounts, typed dates, codes, email and web
 * addresses. A range ('3–5') doesn't: for an Arabic reader it starts at the right.
 */
const FIXED_ORDER = [
  String.raw`[+(]?\d[\d()]*(?:[ -][\d()]+){2,}`,
  String.raw`[+−-]?\$[\d.,٬٫]+`,
  String.raw`(?:(?<!\d)[+−-])?\d+(?:[:.]\d+)+`,
  String.raw`(?<!\d)[+−-]\d+`,
  String.raw`\d{1,2}/\d{1,2}/\d{4}`,
  String.raw`\b[A-Z]{2,}(?:-[A-Z\d]+)+`,
  String.raw`[\w.+-]+@[\w.-]+\w`,
  String.raw`(?:https?://|www\.)[\w./-]+\w`,
].join('|');

/** Such words on the page as it is now whose characters are not in left-to-right order. */
export const jumbledWords = (page: Page): Promise<string[]> =>
  page.evaluate((pattern) => {
    const range = document.createRange();
    const isJumbled = (node: Text, start: number, end: number) => {
      let [last, line] = [Number.NEGATIVE_INFINITY, Number.NaN];
      for (let at = start; at < end; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getClientRects()[0];
        if (!box || box.width === 0) continue;
        if (box.top === line && box.left < last - 0.5) return true;
        [last, line] = [box.left, box.top];
      }
      return false;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!(node instanceof Text) || !node.parentElement?.checkVisibility()) continue;
      for (const match of node.data.matchAll(new RegExp(pattern, 'g')))
        if (isJumbled(node, match.index, match.index + match[0].length))
          found.push(
            `${node.parentElement.tagName}.${node.parentElement.className}: ${match[0]} in ${node.data}`,
          );
    }
    return [...new Set(found)];
  }, FIXED_ORDER);
