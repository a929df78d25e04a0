import { expect, test } from 'vitest';
import { createPageReport, deviceOf } from './page-speed';

test('a report has the first part of the address, the kind of device and the last value of each vital, and no more', () => {
  const report = createPageReport('/article/grid-for-the-final', 'phone');
  report.note({ name: 'CLS', value: 0.01, navigationType: 'navigate' });
  report.note({ name: 'CLS', value: 0.123456, navigationType: 'navigate' });
  report.note({ name: 'LCP', value: 1812.34567 });
  report.note({ name: 'FID', value: 3 });
  expect(JSON.parse(report.take() ?? '')).toEqual({
    page: 'article',
    device: 'phone',
    values: { CLS: 0.123, LCP: 1812.346 },
  });
});

test('a page is reported once, only if something was measured, and without what its links led to', () => {
  const report = createPageReport('/', 'computer');
  expect(report.take()).toBeNull();
  report.note({ name: 'LCP', value: 20, navigationType: 'soft-navigation' });
  expect(report.take()).toBeNull();
  report.note({ name: 'TTFB', value: 80, navigationType: 'reload' });
  expect(JSON.parse(report.take() ?? '')).toMatchObject({ page: 'home', values: { TTFB: 80 } });
  report.note({ name: 'INP', value: 80 });
  expect(report.take()).toBeNull();
});

test('a phone is one whichever way it is held', () => {
  expect(deviceOf({ width: 390, height: 844 })).toBe('phone');
  expect(deviceOf({ width: 844, height: 390 })).toBe('phone');
  expect(deviceOf({ width: 820, height: 1180 })).toBe('computer');
});
