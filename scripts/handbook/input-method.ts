import { expect, type Locator } from '@playwright/test';

/** How somebody operates the screen. */
export type InputMethod = {
  /** Presses a button, a link, a tab. */
  readonly press: (target: Locator) => Promise<void>;
  /** Moves the focus to a field. */
  readonly goTo: (target: Locator) => Promise<void>;
};

export const MOUSE: InputMethod = {
  press: (target) => target.click(),
  goTo: (target) => target.click(),
};

/** More stops than a screen of the CMS has. */
const MAX_TAB_STOPS = 400;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const isAhead = (target: Locator) =>
  target.evaluate((element) => {
    const from = document.activeElement ?? document.body;
    return (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) === 0;
  });

/** Presses Tab, or Shift and Tab, until the target has the focus. @throws if it never gets it */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  const { keyboard } = target.page();
  const key = (await isAhead(target)) ? 'Tab' : 'Shift+Tab';
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await keyboard.press(key);
  }
  throw new Error(`${key} doesn’t lead to ${String(target)}.`);
}

/** Only Tab, Shift and Tab, and Enter. */
export const KEYBOARD: InputMethod = {
  press: async (target) => {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  goTo: tabTo,
};
