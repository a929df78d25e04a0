import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { dropFiles, type OfficeFile } from '../../scripts/handbook/desk.ts';
import { readClicks } from '../../scripts/handbook/office-page.ts';
import { axeProblems } from '../support/axe.ts';
import { cmsUrl, openCms, openScreen, ownName, signInToCms } from '../support/cms-editor.ts';

const jpeg = async (name: string, lightness: number): Promise<OfficeFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 64, height: 48, channels: 3, background: `hsl(200 50% ${lightness}%)` },
  })
    .jpeg()
    .toBuffer(),
});
/** Pictures as a camera names them. They come in no order, and a folder shows 2 before 10. */
const fromCamera = (name: string, count: number): Promise<OfficeFile[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      jpeg(`${name} (${String(count - index)}).jpg`, 20 + 2 * index),
    ),
  );

const dropZone = (page: Page) => page.getByText('Drop pictures here');
const descriptions = (page: Page) => page.getByRole('textbox', { name: /^Description of/ });
const names = (page: Page) => page.locator('.gallery__name').allTextContents();

/** Waits until a form can be used. */
const waitForForm = (page: Page) => expect(page.getByRole('button', { name: 'Choose files' })).toBeEnabled();

/** A gallery without pictures, and a published page that shows it. */
async function newGallery(page: Page, request: APIRequestContext) {
  const cms = await signInToCms(request);
  const name = ownName('gallery');
  const gallery = await cms.create('galleries', { name, url: name });
  const shown = await cms.create('pages', {
    name,
    url: name,
    blocks: [{ blockType: 'core-gallery', gallery: gallery.id, type: 'grid', display: {} }],
    _status: 'published',
  });
  const altsOnSite = async () => {
    const html = await (await request.get(`/${name}`)).text();
    return [...html.matchAll(/<img[^>]* alt="(Lap [^"]*)"/g)].map(([, alt]) => alt);
  };
  return {
    name,
    cms,
    form: `${cmsUrl()}/admin/collections/galleries/${String(gallery.id)}`,
    altsOnSite,
    slides: async (): Promise<unknown[]> => {
      const { slides } = await cms.first('galleries', `where[id][equals]=${String(gallery.id)}`);
      return Array.isArray(slides) ? slides : [];
    },
    remove: async () => {
      await page.goto('about:blank');
      await cms.remove('pages', shown.id);
    },
  };
}

test('twenty pictures become a gallery: dropped in one go, described, ordered and published', async ({
  page,
  request,
}) => {
  const { name, altsOnSite, remove } = await newGallery(page, request);
  await openCms(page, 'editor');
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  await openScreen(page, `${cmsUrl()}/admin`);
  await click(page.getByRole('button', { name: /^Search/ }));
  await page.keyboard.type(name);
  await click(page.getByRole('option', { name: `${name} Gallery` }));
  await waitForForm(page);

  const files = await fromCamera(name, 20);
  await dropFiles(dropZone(page), files);
  clicks += 1;
  await expect(descriptions(page)).toHaveCount(20);
  const sorted = Array.from({ length: 20 }, (_, index) => `${name} (${String(index + 1)}).jpg`);
  expect(await names(page)).toEqual(sorted);
  // The first description has the focus; Enter leads from each to the next.
  await expect(descriptions(page).first()).toBeFocused();
  for (const index of sorted.keys()) {
    await page.keyboard.insertText(`Lap ${String(index + 1)}`);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await click(page.getByRole('button', { name: 'Upload 20 pictures' }));
  await expect(page.getByRole('button', { name: /^Heading, text and link of/ })).toHaveCount(20, {
    timeout: 60_000,
  });

  // The second is dragged to the top.
  const handles = page.getByRole('button', { name: /^Move .*, picture \d+ of 20$/ });
  const second = handles.nth(1);
  const first = handles.first();
  await second.hover();
  await page.mouse.down();
  const [from, to] = [await second.boundingBox(), await first.boundingBox()];
  if (!from || !to) throw new Error('The thumbnails are not on the screen.');
  await page.mouse.move(to.x + 10, (from.y + to.y) / 2, { steps: 5 });
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 5 });
  await page.mouse.up();
  clicks += 1;
  await expect.poll(() => names(page)).toEqual([sorted[1], sorted[0], ...sorted.slice(2)]);
  await click(page.getByRole('button', { name: 'Save' }));
  const order = [2, 1, ...Array.from({ length: 18 }, (_, index) => index + 3)];
  await expect.poll(altsOnSite).toEqual(order.map((lap) => `Lap ${String(lap)}`));
  const written = readClicks();
  expect(clicks).toBe(
    (written.get('Add 20 pictures to a gallery') ?? 0) + (written.get('Move a picture') ?? 0),
  );
  await remove();
});

test(
  'by keyboard alone: pictures are described, moved, taken out and saved',
  { tag: '@full' },
  async ({ page, request }) => {
    const { name, form, altsOnSite, slides, remove } = await newGallery(page, request);
    await openCms(page, 'editor');
    await page.goto(form);
    await waitForForm(page);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose files' }).press('Enter');
    const files = await fromCamera(name, 4);
    await (await choosing).setFiles(files);
    await expect(descriptions(page).first()).toBeFocused();
    for (const lap of ['1', '2', '3']) {
      await page.keyboard.insertText(`Lap ${lap}`);
      await page.keyboard.press('Enter');
    }
    // One has no description: it is named and gets the focus, and nothing is uploaded.
    await page.getByRole('button', { name: 'Upload 4 pictures' }).press('Enter');
    const last = descriptions(page).last();
    await expect(last).toBeFocused();
    await expect(last).toHaveAccessibleDescription('Describe the picture, or mark it as decorative.');
    await page.keyboard.insertText('Lap 4');
    await expect(page.getByRole('button', { name: /as decorative$/ })).toHaveCount(0);
    await last.fill('');
    await page.getByRole('button', { name: 'Mark 1 undescribed picture as decorative' }).press('Enter');
    await expect(page.getByRole('checkbox', { name: /^Decorative only/ }).last()).toBeChecked();
    const upload = page.getByRole('button', { name: 'Upload 4 pictures' });
    await expect(upload).toBeFocused();
    await page
      .getByRole('checkbox', { name: /^Decorative only/ })
      .last()
      .uncheck();
    await last.fill('Lap 4');
    await upload.press('Enter');
    await expect(page.getByRole('button', { name: /^Heading, text and link of/ })).toHaveCount(4);

    await page.getByRole('button', { name: `Move ${name} (4).jpg up` }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'The picture is now 3 of 4.' })).toBeVisible();
    await page.getByRole('button', { name: `Remove ${name} (2).jpg` }).press('Enter');
    await expect(descriptions(page)).toHaveCount(3);
    // A description is changed where the pictures are, and is saved when the field is left.
    await descriptions(page).first().fill('Lap 1, in the rain');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Description saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect.poll(async () => (await slides()).length).toBe(3);
    await expect.poll(altsOnSite).toEqual(['Lap 1, in the rain', 'Lap 4', 'Lap 3']);
    await remove();
  },
);

test(
  'the shortcut for saving saves a description that is being typed',
  { tag: '@full' },
  async ({ page, request }) => {
    const { id } = await newPicture(request);
    const cms = await signInToCms(request);
    const name = ownName('gallery');
    const slide = await cms.create('slides', { image: id });
    const gallery = await cms.create('galleries', { name, url: name, slides: [slide.id] });
    await openCms(page, 'editor');
    await openScreen(page, `${cmsUrl()}/admin/collections/galleries/${String(gallery.id)}`);
    await waitForForm(page);
    await expect(descriptions(page)).toHaveValue('A car');
    await descriptions(page).fill('A car in the rain');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Description saved.')).toBeVisible();
    await expect(descriptions(page)).toBeFocused();
    expect(await cms.first('media', `where[id][equals]=${String(id)}`)).toMatchObject({
      alt: 'A car in the rain',
    });
    await page.goto('about:blank');
    await cms.remove('galleries', gallery.id);
  },
);

test(
  'a gallery isn’t left without asking while its pictures wait to be uploaded',
  { tag: '@full' },
  async ({ page, request }) => {
    const { name, form, remove } = await newGallery(page, request);
    await openCms(page, 'editor');
    await page.goto(form);
    await waitForForm(page);
    await dropFiles(dropZone(page), await fromCamera(name, 1));
    await descriptions(page).fill('Lap 1');
    await page.locator('.step-nav').getByRole('link', { name: 'Galleries', exact: true }).click();
    await expect(page.getByText('Leave without saving')).toBeVisible();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(descriptions(page)).toHaveValue('Lap 1');
    await remove();
  },
);

test(
  'files that can’t be pictures are named with the reason, and the others are kept',
  { tag: '@full' },
  async ({ page, request }) => {
    const { name, form, remove } = await newGallery(page, request);
    await openCms(page, 'editor');
    await page.goto(form);
    await waitForForm(page);
    const huge = await sharp({ create: { width: 14_000, height: 2000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const noisy = await sharp({
      create: {
        width: 600,
        height: 400,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    await dropFiles(dropZone(page), [
      ...(await fromCamera(name, 3)),
      { name: 'Huge.png', mimeType: 'image/png', buffer: huge },
      { name: 'Empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
      { name: 'Broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('These are words.') },
      { name: 'Notes.txt', mimeType: 'text/plain', buffer: Buffer.from('These are words.') },
      { name: `${name} cut off.jpg`, mimeType: 'image/jpeg', buffer: noisy.subarray(0, noisy.length / 2) },
    ]);
    const refused = page.getByRole('alert').filter({ hasText: 'Not added' });
    await expect(refused.getByText(/Huge\.png.*14,000 × 2,000 pixels/)).toBeVisible();
    await expect(refused.getByText(/Empty\.jpg.*The file is empty/)).toBeVisible();
    await expect(refused.getByText(/Broken\.jpg.*can’t be read as a picture/)).toBeVisible();
    await expect(refused.getByText(/Notes\.txt.*file type isn’t supported/)).toBeVisible();
    await expect(descriptions(page)).toHaveCount(4);

    // What only the server finds out stays in the list with its reason; the rest is uploaded.
    for (const field of await descriptions(page).all()) await field.fill('Lap');
    await page.getByRole('button', { name: 'Upload 4 pictures' }).click();
    await expect(
      page.getByRole('textbox', { name: `Description of ${name} cut off.jpg` }),
    ).toHaveAccessibleDescription(/can’t be read as a picture/);
    await expect(page.getByRole('button', { name: /^Heading, text and link of/ })).toHaveCount(3);
    await page.getByRole('button', { name: `Remove ${name} cut off.jpg` }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
    await remove();
  },
);

/** A picture of the library that nothing shows. */
async function newPicture(request: APIRequestContext): Promise<{ id: number; name: string }> {
  const name = `${ownName('picture')}.jpg`;
  const file = await jpeg(name, 40);
  const login = await signInToCms(request);
  return { id: await login.upload(file, { alt: 'A car' }), name };
}

test('pictures that nothing shows are found by a filter', { tag: '@full' }, async ({ page, request }) => {
  const { name } = await newPicture(request);
  await openCms(page, 'editor');
  await openScreen(page, `${cmsUrl()}/admin/collections/media`);
  await page.waitForURL(/[?&]limit=/);
  await page.getByRole('button', { name: 'Show unused pictures' }).click();
  await expect(page).toHaveURL(/where/);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'hero-2.webp' })).toHaveCount(0);
});

test(
  'a picture that was taken out of its gallery is unused, and can be deleted',
  { tag: '@full' },
  async ({ page, request }) => {
    const { id, name: file } = await newPicture(request);
    const { cms, form, slides, remove } = await newGallery(page, request);
    await openCms(page, 'editor');
    await page.goto(form);
    await waitForForm(page);
    // The drawer has one library, and the list of what a gallery shows is no other kind of record.
    await page.getByRole('button', { name: 'Choose from the library' }).click();
    const library = page.locator('.list-drawer').last();
    await expect(library.getByRole('button', { name: file })).toBeVisible();
    await expect(library.getByText('Slides')).toHaveCount(0);
    await library.getByRole('button', { name: file }).click();
    const more = page.getByRole('button', { name: `Heading, text and link of ${file}` });
    await expect(more).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await slides()).length).toBe(1);
    // Its texts are still written in a drawer.
    await more.click();
    const heading = page.locator('.doc-drawer #field-heading');
    await expect(heading).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(heading).toBeHidden();

    await page.getByRole('button', { name: `Remove ${file}` }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await slides()).length).toBe(0);
    await openScreen(page, `${cmsUrl()}/admin/everything`);
    const lists = page.locator('.office-everything');
    await expect(lists.getByRole('link', { name: 'Pictures', exact: true })).toBeVisible();
    for (const name of ['Photos', 'Slides']) await expect(lists.getByRole('link', { name })).toHaveCount(0);
    await openScreen(page, `${cmsUrl()}/admin/collections/media`);
    await page.waitForURL(/[?&]limit=/);
    await page.getByRole('button', { name: 'Show unused pictures' }).click();
    await expect(page.getByRole('link', { name: file })).toBeVisible();
    expect((await cms.send('DELETE', `media/${String(id)}`)).status).toBe(200);
    await remove();
  },
);

test(
  'every crop of a picture follows its focal point before it is saved',
  { tag: '@full' },
  async ({ page, request }) => {
    const { id } = await newPicture(request);
    await openCms(page, 'editor');
    await openScreen(page, `${cmsUrl()}/admin/collections/media/${String(id)}`);
    const crop = page.locator('.aspects li').filter({ hasText: '9:16' }).locator('img');
    const left = () => crop.evaluate((image) => Math.round(Number.parseFloat(image.style.left)));
    // 64 × 48 pixels: a crop of 27 × 48 in its middle, then at its left edge.
    await expect.poll(left).toBe(-70);
    const point = page.getByRole('button', { name: 'Focal point' });
    await point.click({ position: { x: 1, y: 24 } });
    await expect.poll(left).toBe(0);
    await point.press('ArrowRight');
    await expect(page.locator('.aspects').getByRole('status')).toHaveText(/^\d% from the left, /);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Updated successfully')).toBeVisible();
    await page.reload();
    await expect.poll(left).toBe(0);
  },
);

test(
  'the list of a gallery’s pictures has no barriers, light and dark',
  { tag: '@full' },
  async ({ page, request }) => {
    const { name, form, remove } = await newGallery(page, request);
    await openCms(page, 'editor');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(form);
      await waitForForm(page);
      await dropFiles(dropZone(page), [
        ...(await fromCamera(name, 2)),
        { name: 'Empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
      ]);
      await expect(descriptions(page)).toHaveCount(2);
      await page.getByRole('button', { name: 'Upload 2 pictures' }).click();
      await expect(descriptions(page).first()).toHaveAttribute('aria-invalid', 'true');
      expect(await axeProblems(page, { within: '.gallery' }), colorScheme).toEqual([]);
    }
    await remove();
  },
);
