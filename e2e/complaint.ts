import type { ConsoleMessage } from '@playwright/test';

/** Playwright's own note that it keeps the service worker out (playwright.config.ts). */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/;

/** Whether the browser complains about the page with this message. */
export const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && !BLOCKED_WORKER.test(message.text());
