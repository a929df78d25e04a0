import type { Page } from '@playwright/test';

/**
 * Time after the first paint and the last font in which text settles into its fonts. How far it moves then depends on when the
 * fonts arrive, so it is a figure (bench/lighthouse.ts) and not a test.
 */
const SETTLING_MS = 500;

declare global {
  interface Window {
    layoutShifts?: { at: number; value: number; moved: string }[];
  }
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
}

/** Has the browser note what moves, from the next page load on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: { at: number; value: number; moved: string }[] = [];
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
        noted.push({ at: entry.startTime, value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far contents moved (as in Cumulative Layout Shift) once the fonts had settled, and what it was. */
export async function layoutShiftOf(page: Page): Promise<{ shift: number; moved: string }> {
  const late = await page.evaluate((settlingMs) => {
    const fonts = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.includes('.woff2'))
      .map((entry) => entry.responseEnd);
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const settledAt = Math.max(paint, ...fonts) + settlingMs;
    return (window.layoutShifts ?? []).filter(({ at }) => at > settledAt);
  }, SETTLING_MS);
  return {
    shift: late.reduce((sum, { value }) => sum + value, 0),
    moved: late.map(({ moved }) => moved).join('; '),
  };
}
