import { JSDOM } from 'jsdom';
import { vi } from 'vitest';

/*
 * Runs before each test file. A worker keeps its browser environment for many files, because making one costs more than most files' tests.
 * The project's own modules are loaded again for each file, and what a former file left in the environment is undone here.
 */

vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();

// Storage of its own: a timer or an answer that a former file didn't wait for may still write its session, into the former one.
const { localStorage, sessionStorage } = new JSDOM('', { url: location.href }).window;
Object.defineProperties(window, {
  localStorage: { value: localStorage, configurable: true, enumerable: true },
  sessionStorage: { value: sessionStorage, configurable: true, enumerable: true },
});
history.replaceState(null, '', '/');
document.head.replaceChildren();
document.body.replaceChildren();
for (const { name } of [...document.documentElement.attributes])
  document.documentElement.removeAttribute(name);
for (const pair of document.cookie.split('; '))
  document.cookie = `${pair.split('=', 1)[0] ?? ''}=; max-age=0; path=/`;
