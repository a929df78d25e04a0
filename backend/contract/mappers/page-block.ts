import type { PageBlock } from '../../../lib/contract/entities/page.ts';
import { BLOCK_BY_SLUG } from '../../blocks/index.ts';
import type { BlockDisplay, Page } from '../../payload-types.ts';
import type { ImageWish } from '../../media/image-entity.ts';
import { loadRef, type ContentContext } from '../data/context.ts';
import { log } from '../log.ts';
import { blockVariables } from './block-variables.ts';
import { fileEntity } from './file.ts';
import { videoFile } from './video.ts';

type StoredBlock = NonNullable<Page['blocks']>[number];

/** A block's background picture (spec point 9). */
const BACKGROUND: ImageWish = { shape: '16x9', width: 1920 };

/** Steps and percentages are kept as text. */
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

/** A background film: the file named, else the file of the video named. */
async function backgroundFilm(display: BlockDisplay, context: ContentContext) {
  const file = await loadRef(context.files, display.background_video);
  if (file) return fileEntity(file);
  const video = await loadRef(context.videos, display.background_video_id);
  return video && videoFile(video, context);
}

async function background(display: BlockDisplay, context: ContentContext) {
  const [image, film, video] = await Promise.all([
    context.images.cut(display.background_image, BACKGROUND),
    backgroundFilm(display, context),
    loadRef(context.videos, display.background_video_id),
  ]);
  return {
    background_colour: display.background_colour ?? '',
    background_image: image,
    background_image_fixed: display.background_image_fixed ?? false,
    background_image_opacity: numeric(display.background_image_opacity),
    background_image_saturation: numeric(display.background_image_saturation),
    background_video: film,
    background_video_id: video ? String(video.id) : '',
  };
}

/** A block of a page (spec point 3), or null for one that no template belongs to any more. */
export async function pageBlockEntity(
  stored: StoredBlock,
  index: number,
  context: ContentContext,
): Promise<PageBlock | null> {
  const template = BLOCK_BY_SLUG.get(stored.blockType)?.template ?? '';
  const display = stored.display ?? {};
  const [variables, backgrounds] = await Promise.all([
    blockVariables(template, { ...stored }, context),
    background(display, context),
  ]);
  if (variables === null) {
    log.warn({ blockType: stored.blockType }, 'a block without a template was left out');
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
