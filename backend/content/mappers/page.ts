import type { PageBlock, CmsPage } from '../../../lib/contract/entities/page.ts';
import { WIDE_PICTURE_WIDTH } from '../../../lib/contract/image-format.ts';
import { BLOCK_BY_SLUG } from '../../cms/blocks/index.ts';
import type { BlockDisplay, Page } from '../../payload-types.ts';
import type { ImageRequest } from '../../media/image-entity.ts';
import { unreadableValues } from '../../cms/validation/wrong-values.ts';
import { loadRef, type ContentContext } from '../context.ts';
import { log } from '../../kernel/log/log.ts';
import { blockVariables } from './block-variables.ts';
import { fileEntity } from '../../media/file.ts';
import { videoFile } from './video.ts';

type StoredBlock = NonNullable<Page['blocks']>[number];

/** A block's background picture (spec point 9). */
const BACKGROUND: ImageRequest = { shape: '16x9', width: WIDE_PICTURE_WIDTH };

/** Steps and percentages are stored as text. */
const numeric = (choice: string | null | undefined): number | null => (choice ? Number(choice) : null);

const spacing = (display: BlockDisplay) => ({
  padding_top: numeric(display.padding_top),
  padding_bottom: numeric(display.padding_bottom),
  padding_left: numeric(display.padding_left),
  padding_right: numeric(display.padding_right),
  margin_top: numeric(display.margin_top),
  margin_bottom: numeric(display.margin_bottom),
  margin_left: numeric(display.margin_left),
  margin_right: numeric(display.margin_right),
});

const animation = (display: BlockDisplay) => ({
  aos_type: display.aos_type ?? '',
  aos_easing: display.aos_easing ?? '',
  aos_offset: display.aos_offset ?? null,
  aos_duration: display.aos_duration ?? null,
  aos_delay: display.aos_delay ?? null,
});

/** A background video: the chosen file, or that of the chosen video. */
async function backgroundVideo(display: BlockDisplay, context: ContentContext) {
  const file = await loadRef(context.files, display.background_video);
  if (file) return fileEntity(file);
  const video = await loadRef(context.videos, display.background_video_id);
  return video && videoFile(video, context);
}

async function background(display: BlockDisplay, context: ContentContext) {
  const [image, file, video] = await Promise.all([
    context.images.crop(display.background_image, BACKGROUND),
    backgroundVideo(display, context),
    loadRef(context.videos, display.background_video_id),
  ]);
  return {
    background_colour: display.background_colour ?? '',
    background_image: image,
    background_image_fixed: display.background_image_fixed ?? false,
    background_image_opacity: numeric(display.background_image_opacity),
    background_image_saturation: numeric(display.background_image_saturation),
    background_video: file,
    background_video_id: video ? String(video.id) : '',
  };
}

/** The settings common to all blocks aren't checked one by one: if any is invalid, the block is left out. */
function isReadable(stored: StoredBlock): boolean {
  const fields = BLOCK_BY_SLUG.get(stored.blockType)?.block.fields ?? [];
  const wrong = unreadableValues([...fields, { name: 'blockName', type: 'text' }], { ...stored })
    .map(({ path }) => path)
    .filter((path) => /^(?:display|blockName)(?:\.|$)/.test(path));
  if (wrong.length > 0) log.warn({ blockType: stored.blockType, fields: wrong }, 'left out a broken block');
  return wrong.length === 0;
}

/** A block of a page (spec point 3), or null if it is broken or its template no longer exists. */
async function pageBlockEntity(
  stored: StoredBlock,
  index: number,
  context: ContentContext,
): Promise<PageBlock | null> {
  if (!isReadable(stored)) return null;
  const template = BLOCK_BY_SLUG.get(stored.blockType)?.template ?? '';
  const display = stored.display ?? {};
  const [variables, backgrounds] = await Promise.all([
    blockVariables(template, { ...stored }, context),
    background(display, context),
  ]);
  if (variables === null) {
    log.warn({ blockType: stored.blockType }, 'left out a block with an unknown template');
    return null;
  }
  return {
    id: stored.id ?? index + 1,
    sort_order: index,
    name: stored.blockName ?? '',
    template,
    variables,
    hidden: display.hidden ?? false,
    start_time: display.start_time ?? null,
    end_time: display.end_time ?? null,
    text_colour: display.text_colour ?? '',
    full_width: display.full_width ?? false,
    anchor_name: display.anchor_name ?? '',
    editing: false,
    deleted: false,
    ...spacing(display),
    ...animation(display),
    ...backgrounds,
  };
}

/** A page without text and blocks. */
export const pageTexts = (doc: Omit<Page, 'blocks' | 'content' | 'createdAt'>) => ({
  id: doc.id,
  name: doc.name,
  url: doc.url,
  updated_at: doc.updatedAt,
  requires_login: doc.requires_login ?? false,
});

/** Whether this reader may see a page's text: only signed-in visitors may see pages that require it (decision 34). */
export const mayRead = ({ requires_login }: Pick<Page, 'requires_login'>, { isSignedIn }: ContentContext) =>
  isSignedIn || !requires_login;

/** A page's blocks in order; empty if the reader may not see them. */
export async function pageContents(
  doc: Pick<Page, 'blocks' | 'requires_login'>,
  context: ContentContext,
): Promise<PageBlock[]> {
  if (!mayRead(doc, context)) return [];
  const blocks = await Promise.all(
    (doc.blocks ?? []).map((block, index) => pageBlockEntity(block, index, context)),
  );
  return blocks.filter((block) => block !== null);
}

/** A page with its text and blocks (spec point 3), as far as the reader may see them. */
export async function pageEntity(doc: Page, context: ContentContext): Promise<CmsPage> {
  const [content, blocks] = await Promise.all([
    mayRead(doc, context) ? context.html(doc.content) : '',
    pageContents(doc, context),
  ]);
  return { ...pageTexts(doc), content, pageContents: blocks };
}

/** A draft as stored during editing: required fields may still be empty. */
type Unfinished = Omit<Page, 'name' | 'url'> & {
  readonly name?: string | null;
  readonly url?: string | null;
};

/** A page's draft with a name and an address, even if they are empty. */
export const namedDraft = (draft: Unfinished): Page => ({
  ...draft,
  name: draft.name ?? '',
  url: draft.url ?? '',
});
