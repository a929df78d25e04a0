import { PAGE_SPEED_CALL, pageNameOf, VITALS, type Device, type Vital } from '../contract/page-speed.ts';

/** A measurement from the web-vitals library. */
export type Measured = { readonly name: string; readonly value: number; readonly navigationType?: string };

/** A screen whose shorter side has fewer pixels counts as a phone's. */
const PHONE_PX = 600;

export const deviceOf = ({ width, height }: { readonly width: number; readonly height: number }): Device =>
  Math.min(width, height) < PHONE_PX ? 'phone' : 'computer';

const isVital = (name: string): name is Vital => VITALS.some((vital) => vital === name);
const DECIMALS = 1000;

export type PageReport = {
  /** Records a measurement; a later one of the same vital replaces it. */
  readonly note: (measured: Measured) => void;
  /** The report as JSON; null if nothing was measured, and from the second time on. */
  readonly take: () => string | null;
};

/**
 * Collects the vitals of a loaded page for one anonymous report.
 * @param pathname the page's address, of which only the first part is reported
 */
export function createPageReport(pathname: string, device: Device): PageReport {
  const values: Partial<Record<Vital, number>> = {};
  let isTaken = false;
  return {
    note({ name, value, navigationType }) {
      // A soft navigation is another page, most of which was loaded already.
      if (isVital(name) && navigationType !== 'soft-navigation')
        values[name] = Math.round(value * DECIMALS) / DECIMALS;
    },
    take() {
      if (isTaken || Object.keys(values).length === 0) return null;
      isTaken = true;
      return JSON.stringify({ page: pageNameOf(pathname), device, values });
    },
  };
}

/** Sends a report, also from a page that is being closed. */
export const sendPageReport = (report: string): boolean =>
  navigator.sendBeacon(PAGE_SPEED_CALL, new Blob([report], { type: 'application/json' }));
