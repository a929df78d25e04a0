import { ORIGINAL_ASPECT } from '../../../lib/contract/image-format.ts';
import type { Image } from '../../../lib/contract/entities/image.ts';
import { SETTING_KINDS } from '../../blocks/index.ts';
import type { RowPage } from '../../payload-types.ts';
import { fromHtml } from '../../rich-text/from-html.ts';
import type { DemoRowPage, DemoRowWidget } from '../pages/page-types.ts';
import type { Championship } from '../records/championship.ts';
import { storedBlock, type BlockIds } from './blocks.ts';
import { pick } from './pick.ts';
import { idOf, insert, type SeedSession } from './session.ts';

const ROW_IMAGE_WIDTH = 1200;

/** Pages of both models. */
export async function seedPages(
  session: SeedSession,
  { pages, rowPages }: Championship,
  ids: BlockIds,
): Promise<void> {
  for (const page of pages) {
    await insert(session, 'pages', {
      ...pick(page, ['name', 'url', 'seo_title', 'seo_meta_description']),
      blocks: page.blocks.map((block) => storedBlock(block, ids)),
      ...(page.content ? { content: fromHtml(page.content) } : {}),
      _status: 'published',
    });
  }
  for (const page of rowPages) {
    await insert(session, 'row-pages', {
      ...pick(page, ['name', 'slug', 'title', 'meta_description']),
      sitemap_model: 'page',
      rows: await storedRows(session, page, ids),
      ...(page.content ? { content: fromHtml(page.content) } : {}),
    });
  }
  session.log(`Pages: ${pages.length + rowPages.length}`);
}

async function storedRows(
  session: SeedSession,
  { rows }: DemoRowPage,
  ids: BlockIds,
): Promise<NonNullable<RowPage['rows']>> {
  return Promise.all(
    rows.map(async ({ type, blocks }) => ({
      type,
      blocks: await Promise.all(
        blocks.map(async ({ widgets, ...block }) => ({
          ...block,
          widgets: await Promise.all(widgets.map((widget) => storedWidget(session, widget, ids))),
        })),
      ),
    })),
  );
}

type StoredWidget = NonNullable<
  NonNullable<NonNullable<RowPage['rows']>[number]['blocks']>[number]['widgets']
>[number];

const isTemplate = (template: string): template is StoredWidget['template'] => SETTING_KINDS.has(template);

/** The older model keeps a widget's settings as they go over the wire. */
async function storedWidget(
  session: SeedSession,
  { definition, variables, ...list }: DemoRowWidget,
  ids: BlockIds,
): Promise<StoredWidget> {
  const { template } = definition;
  if (!isTemplate(template)) throw new Error(`The CMS has no block ${template}`);
  const entries = await Promise.all(
    Object.entries(variables).map(async ([name, value]): Promise<[string, unknown]> => {
      const isPicture =
        SETTING_KINDS.get(template)?.[name] === 'image' &&
        typeof value === 'object' &&
        value !== null &&
        'key' in value;
      return [name, isPicture ? await wireImage(session, idOf(ids.pictures, String(value.key))) : value];
    }),
  );
  return { template, templatevar: Object.fromEntries(entries), ...list };
}

async function wireImage({ payload }: SeedSession, id: number): Promise<Image> {
  const { hash, alt, width, height, placeholder } = await payload.findByID({
    collection: 'media',
    id,
    depth: 0,
  });
  const url = (extension: string) => `/assets/i/${hash}/${ORIGINAL_ASPECT}/${ROW_IMAGE_WIDTH}.${extension}`;
  return {
    url: url('jpg'),
    webp_url: url('webp'),
    avif_url: url('avif'),
    placeholder: placeholder ?? '',
    extra_aspects: [],
    width: width ?? 1,
    height: height ?? 1,
    alt: alt ?? '',
  };
}
