import { expect, test } from 'vitest';
import { browserName, browserNames, deviceName } from './browser-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0 Safari/537.36 Edg/142.0`,
    'Edge on Windows',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/142.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Safari/604.1',
    'Chrome on iPhone',
  ],
  ['curl/8.14.1', 'A program'],
  [null, 'A program'],
])('%s is %s', (agent, name) => {
  expect(browserName(agent)).toBe(name);
});

test('an app on an iPhone’s home screen only gives its system', () => {
  const app = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
  expect(browserNames(app)).toEqual({ browser: '', system: 'iPhone' });
  expect(browserNames(null)).toEqual({ browser: '', system: '' });
});

test('names a device without words that would need a language', () => {
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1')).toBe(
    'iPhone · Safari',
  );
  expect(deviceName('curl/8.5.0')).toBe('');
  expect(deviceName(null)).toBe('');
});
