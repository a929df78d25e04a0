import { DOCUMENT_PAGES, DOCUMENT_PATH, documentKindOf } from '../../lib/shop/shop-screens.ts';
import { defineMatch } from '../define-match.ts';

/** Invoices, tickets and orders. */
export const documentMatch = defineMatch('document', {
  patterns: [{ path: DOCUMENT_PATH, isCertain: true }],
  closedToCrawlers: DOCUMENT_PAGES.map((page) => `/${page}/`),
  match: (path) => {
    const document = documentKindOf(path);
    return document && { document };
  },
});
