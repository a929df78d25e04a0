import type { Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts?: { value: number; moved: string }[];
  }
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
}

/** Makes the browser record layout shifts, from the next page load on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: { value: number; moved: string }[] = [];
    window.layoutShifts = noted;
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.localName}.${element.className}` : '';
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!isShift(entry) || entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => nameOf(node)).join(', ');
        noted.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far contents moved since the page began (as in Cumulative Layout Shift), and what it was. */
export async function layoutShiftOf(page: Page): Promise<{ shift: number; moved: string }> {
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  return {
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ moved }) => moved).join('; '),
  };
}
