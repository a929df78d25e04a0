import type { RowPage } from '../../backend/payload-types.ts';
import type { ContentImport } from '../../backend/content/import/content-import.ts';
import { isTemplate, settingKind } from '../../backend/content/import/stored-content.ts';
import type { DemoRowPage, DemoRowWidget } from '../records/pages.ts';
import type { Picture } from '../pictures.ts';
import type { Championship } from '../records/championship.ts';
import { storedBlock, type BlockIds } from './blocks.ts';
import { pick } from './pick.ts';
import { idOf } from './ids.ts';

const ROW_IMAGE_WIDTH = 1200;

/** Pages by their address. */
export type PageIds = Map<string, { relationTo: 'pages' | 'row-pages'; value: number }>;

/** Creates pages of both models. @returns their ids by address */
export async function seedPages(
  cms: ContentImport,
  { pages, rowPages }: Championship,
  ids: BlockIds,
): Promise<PageIds> {
  const made: PageIds = new Map();
  for (const page of pages) {
    const value = await cms.create('pages', {
      ...pick(page, ['name', 'url', 'seo_title', 'seo_meta_description']),
      blocks: page.blocks.map((block) => storedBlock(block, ids, cms.richText)),
      ...(page.content ? { content: cms.richText(page.content) } : {}),
      _status: 'published',
    });
    made.set(page.url, { relationTo: 'pages', value });
  }
  for (const page of rowPages) {
    const value = await cms.create('row-pages', {
      ...pick(page, ['name', 'slug', 'title', 'meta_description']),
      sitemap_model: 'page',
      rows: await storedRows(cms, page, ids),
      ...(page.content ? { content: cms.richText(page.content) } : {}),
    });
    made.set(page.slug, { relationTo: 'row-pages', value });
  }
  cms.log(`Pages: ${pages.length + rowPages.length}`);
  return made;
}

async function storedRows(
  cms: ContentImport,
  { rows }: DemoRowPage,
  ids: BlockIds,
): Promise<NonNullable<RowPage['rows']>> {
  return Promise.all(
    rows.map(async ({ type, blocks }) => ({
      type,
      blocks: await Promise.all(
        blocks.map(async ({ widgets, ...block }) => ({
          ...block,
          widgets: await Promise.all(widgets.map((widget) => storedWidget(cms, widget, ids))),
        })),
      ),
    })),
  );
}

type StoredWidget = NonNullable<
  NonNullable<NonNullable<RowPage['rows']>[number]['blocks']>[number]['widgets']
>[number];

const isPictureName = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'key' in value;

/** The older model stores a widget's settings in wire format. */
async function storedWidget(
  cms: ContentImport,
  { definition, variables, ...list }: DemoRowWidget,
  ids: BlockIds,
): Promise<StoredWidget> {
  const { template } = definition;
  if (!isTemplate(template)) throw new Error(`The CMS has no block ${template}`);
  const entries = await Promise.all(
    Object.entries(variables).map(async ([name, value]): Promise<[string, unknown]> => {
      const isPicture = settingKind(template, name) === 'image' && isPictureName(value);
      return [name, isPicture ? await cms.imageOf(idOf(ids.pictures, value.key), ROW_IMAGE_WIDTH) : value];
    }),
  );
  return { template, templatevar: Object.fromEntries(entries), ...list };
}
