import { expect, type Locator, type Page } from '@playwright/test';

/** Presses until the walk gives up: more than any page has stops before what is looked for. */
const FAR = 160;

type Way = { readonly back?: boolean; readonly limit?: number };

/**
 * What is wrong with the element that has the keyboard now: out of sight, wholly under something else (WCAG 2.4.11), or without a mark
 * that says so (WCAG 2.4.7). '' for none, and where the keyboard is at no element. Runs in the page.
 * @returns also whether the keyboard is where it was at the last call
 */
function focusState(): { readonly fault: string; readonly isStuck: boolean } {
  const focused = document.activeElement;
  const isStuck = focused !== document.body && Reflect.get(window, 'walkedTo') === focused;
  Reflect.set(window, 'walkedTo', focused);
  const faultOf = (): string => {
    if (!(focused instanceof HTMLElement) || focused === document.body) return '';
    const name = `${focused.tagName}.${focused.className} “${(focused.textContent ?? '').trim().slice(0, 40)}”`;
    // What a control is drawn as: itself, or where it is hidden the label that stands for it.
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : null;
    const isDrawn = focused.getBoundingClientRect().width > 4 && getComputedStyle(focused).opacity !== '0';
    const shown = isDrawn || !label ? focused : label;
    const boxes = [...shown.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const points = boxes.flatMap(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].flatMap((x) =>
        [0.15, 0.5, 0.85].map((y) => [left + width * x, top + height * y] as const),
      ),
    );
    const isSeen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (shown.contains(hit) || hit.contains(shown) || label?.contains(hit) === true);
    });
    if (!isSeen) return `${name} is out of sight`;
    const marked = [
      focused,
      focused.nextElementSibling,
      shown,
      focused.parentElement,
      focused.closest('.card, li'),
    ];
    const hasRing = marked.some((each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      const isRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return isRing || (each === focused && boxShadow !== 'none');
    });
    return hasRing ? '' : `${name} shows no focus`;
  };
  return { fault: faultOf(), isStuck };
}

/** Presses Tab once. @returns what is wrong where the keyboard is then. @throws where it stays at what it was at */
async function step(page: Page, isBack: boolean): Promise<string> {
  await page.keyboard.press(isBack ? 'Shift+Tab' : 'Tab');
  const { fault, isStuck } = await page.evaluate(focusState);
  expect(isStuck, `the keyboard gets no further than ${fault}`).toBe(false);
  return fault;
}

/** Goes to an element by Tab alone, as a person would, and sees at every stop where the keyboard is. */
export async function walkTo(page: Page, target: Locator, { back = false, limit = FAR }: Way = {}) {
  // Where the walk begins.
  await page.evaluate(focusState);
  for (let presses = 0; presses < limit; presses += 1) {
    expect(await step(page, back)).toBe('');
    if (await target.evaluateAll((found) => found.some((each) => each === document.activeElement))) return;
  }
  throw new Error(`${String(target)} is not reached within ${String(limit)} presses.`);
}

/** Goes so many stops, and gives what is wrong at any of them. */
export async function faultsOfWalk(page: Page, stops: number, { back = false }: Way = {}): Promise<string[]> {
  const faults = new Set<string>();
  await page.evaluate(focusState);
  for (let presses = 0; presses < stops; presses += 1) {
    const fault = await step(page, back);
    if (fault !== '') faults.add(fault);
  }
  return [...faults];
}
