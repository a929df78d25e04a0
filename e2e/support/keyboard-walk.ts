import { expect, type Locator, type Page } from '@playwright/test';

/** The walk gives up after this many presses: more than any page has stops before the target. */
const FAR = 160;

type Way = { readonly back?: boolean; readonly limit?: number };

/**
 * What is wrong with the focused element: out of sight, completely covered (WCAG 2.4.11), or without a visible focus indicator
 * (WCAG 2.4.7). '' if nothing is wrong or no element has the focus. Runs in the page.
 * @returns also whether the focus is where it was at the last call
 */
function focusState(): { readonly fault: string; readonly isStuck: boolean } {
  const focused = document.activeElement;
  const isStuck = focused !== document.body && Reflect.get(window, 'walkedTo') === focused;
  Reflect.set(window, 'walkedTo', focused);
  const faultOf = (): string => {
    if (!(focused instanceof HTMLElement) || focused === document.body) return '';
    const name = `${focused.tagName}.${focused.className} “${(focused.textContent ?? '').trim().slice(0, 40)}”`;
    // The visible part of a control: itself or, if it is hidden, its label.
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

/** Presses Tab once. @returns what is wrong with the element then focused. @throws if the focus doesn't move */
async function step(page: Page, isBack: boolean): Promise<string> {
  await page.keyboard.press(isBack ? 'Shift+Tab' : 'Tab');
  const { fault, isStuck } = await page.evaluate(focusState);
  expect(isStuck, `Tab does not move the focus beyond ${fault}`).toBe(false);
  return fault;
}

/** Goes to an element with Tab alone and checks the focus at every stop. */
export async function walkTo(page: Page, target: Locator, { back = false, limit = FAR }: Way = {}) {
  // The start of the walk.
  await page.evaluate(focusState);
  for (let presses = 0; presses < limit; presses += 1) {
    expect(await step(page, back)).toBe('');
    if (await target.evaluateAll((found) => found.some((each) => each === document.activeElement))) return;
  }
  throw new Error(`${String(target)} was not reached within ${String(limit)} presses of Tab.`);
}

/** Makes this many stops. @returns what is wrong at any of them */
export async function faultsOfWalk(page: Page, stops: number, { back = false }: Way = {}): Promise<string[]> {
  const faults = new Set<string>();
  await page.evaluate(focusState);
  for (let presses = 0; presses < stops; presses += 1) {
    const fault = await step(page, back);
    if (fault !== '') faults.add(fault);
  }
  return [...faults];
}
