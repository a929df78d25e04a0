import { expect, test } from '@playwright/test';
import { cmsUrl, headingBlock, openCms, openScreen, ownName, signInToCms } from '../support/cms-editor.ts';
import { loseScript } from '../support/lose-scripts.ts';
import { text } from '../support/texts.ts';

// Scripts that are still loading when a test ends don't matter.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test(
  'a draft is shown even if the editing tools fail to load',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const name = ownName('no-tools');
    const blocks = [headingBlock('Draft words')];
    const { id } = await cms.create('pages', { name, url: name, blocks, _status: 'draft' });
    await openCms(page);
    await openScreen(page, `${cmsUrl()}/admin/collections/pages/${id}`);
    await page.locator('#live-preview-toggler').click();
    const frame = page.locator('#live-preview-iframe');
    await expect(frame).toHaveAttribute('src', /token=/);
    const preview = (await frame.getAttribute('src'))!;
    await page.goto('about:blank');

    const refused = page.waitForResponse((answer) => answer.status() === 404);
    await loseScript(page, 'preview-chosen-part');
    await page.goto(preview);
    await refused;
    await expect(page.getByRole('heading', { name: 'Draft words' })).toBeVisible();
    await expect(page.getByRole('heading', { name: text('error.title') })).toHaveCount(0);
  },
);
