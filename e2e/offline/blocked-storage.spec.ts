import { expect, test } from '@playwright/test';
import { text } from '../support/texts.ts';

/*
 * Visitors may block site storage. Then reading `localStorage` throws, caches can't be opened and no worker can be registered; the
 * site still works, without remembering anything.
 */
test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const blocked = () => new DOMException('Access is denied for this document.', 'SecurityError');
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw blocked();
        },
      });
    CacheStorage.prototype.open = () => Promise.reject(blocked());
    ServiceWorkerContainer.prototype.register = () => Promise.reject(blocked());
  }),
);

test(
  'a visitor who blocks storage can read, fill in forms, choose colours and sign out',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/contact-us');
    // What loads after the page is there.
    await expect(page.locator('.bottom-bars')).toBeAttached();
    const form = page.getByRole('form', { name: 'Contact us' });
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveJSProperty('noValidate', true);
    await form.getByLabel('Your name').fill('Mere Tawhai');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('alert')).toBeFocused();
    await expect(form.getByLabel('Your name')).toHaveValue('Mere Tawhai');

    await page.getByText(text('appearance.dark'), { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await page.goto('/logout');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('.bottom-bars')).toBeAttached();
    await expect(page.getByRole('heading', { name: text('error.title') })).toHaveCount(0);
  },
);
