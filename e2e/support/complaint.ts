import type { ConsoleMessage } from '@playwright/test';

/** Playwright's own message that it blocks the service worker (playwright.config.ts). */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/;

/** Whether the message is the browser's error or warning about the page. */
export const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && !BLOCKED_WORKER.test(message.text());
