import { expect, type Locator } from '@playwright/test';

/** How somebody gets at what is on the screen. */
export type Hands = {
  /** Presses a button, a link, a tab. */
  readonly press: (target: Locator) => Promise<void>;
  /** Goes to a field, to type in it. */
  readonly goTo: (target: Locator) => Promise<void>;
};

export const MOUSE: Hands = {
  press: (target) => target.click(),
  goTo: (target) => target.click(),
};

/** More stops than a screen of the CMS has. */
const MOST_STOPS = 400;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const isAhead = (target: Locator) =>
  target.evaluate((element) => {
    const from = document.activeElement ?? document.body;
    return (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) === 0;
  });

/** Presses Tab, or Shift and Tab, until something has the focus. @throws if that leads everywhere else */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  const { keyboard } = target.page();
  const key = (await isAhead(target)) ? 'Tab' : 'Shift+Tab';
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await keyboard.press(key);
  }
  throw new Error(`${key} doesn’t lead to ${String(target)}.`);
}

/** Tab, or Shift and Tab, and Enter: no mouse. */
export const KEYBOARD: Hands = {
  press: async (target) => {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  goTo: tabTo,
};
