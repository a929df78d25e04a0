import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import '@/components/islands.client';
import { ALL_MARK, EXTENSIONS_META } from '@/lib/content/extensions-mark';
import { partsLoaded } from './next-dynamic';

await partsLoaded();

/** How long tests wait for lazy-loaded parts, on a busy machine too. */
const LATE_PART_MS = 45_000;

configure({ asyncUtilTimeout: LATE_PART_MS });

// jsdom knows dialogs, not their methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// And styles, but not what they hide.
Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
  const { parentElement: parent } = this;
  return getComputedStyle(this).display !== 'none' && (parent === null || parent.checkVisibility());
};

beforeEach(() => {
  // As on every page of the embedded backend; a test of a content server without extensions removes it.
  const meta = document.createElement('meta');
  meta.name = EXTENSIONS_META;
  meta.content = ALL_MARK;
  document.querySelector(`meta[name="${EXTENSIONS_META}"]`)?.remove();
  document.head.append(meta);
});

afterEach(() => {
  cleanup();
});
