import type { Field } from 'payload';
import { WIDE_PICTURE_WIDTH } from '../../../lib/contract/image-format.ts';
import { displayFields } from '../../cms/blocks/display-fields.ts';
import { unreadableValues } from '../../cms/validation/wrong-values.ts';
import { fileEntity } from '../../media/file.ts';
import type { ImageRequest } from '../../media/image-entity.ts';
import type { BlockDisplay, Page } from '../../payload-types.ts';
import { loadRef, type ContentContext } from '../context.ts';
import { videoFile } from './video.ts';

type StoredBlock = NonNullable<Page['blocks']>[number];

const COMMON_FIELDS: readonly Field[] = [displayFields(), { name: 'blockName', type: 'text' }];

/**
 * The settings common to all blocks aren't replaced one by one: a block is left out if any of them can't be read.
 * @returns the paths of those
 */
export const unreadableDisplay = ({ display, blockName }: StoredBlock): string[] =>
  unreadableValues(COMMON_FIELDS, { display, blockName }).map(({ path }) => path);

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

/** When and how a block is shown (spec point 3), whatever its template. */
export const displayEntity = async (display: BlockDisplay, context: ContentContext) => ({
  hidden: display.hidden ?? false,
  start_time: display.start_time ?? null,
  end_time: display.end_time ?? null,
  text_colour: display.text_colour ?? '',
  full_width: display.full_width ?? false,
  anchor_name: display.anchor_name ?? '',
  ...spacing(display),
  ...animation(display),
  ...(await background(display, context)),
});
