import { OVERLAY_COLOURS, TEXT_COLOURS } from '../../lib/contract/block.ts';
import { OPACITY_CHOICES, SATURATION_CHOICES } from '../../lib/contract/entities/page.ts';
import type { ContentImport } from '../../backend/content/import/content-import.ts';
import type { ToRichText } from '../../backend/content/import/rich-text.ts';
import type { Slide } from '../../backend/payload-types.ts';
import type { Championship } from '../records/championship.ts';
import type { DemoSlide } from '../records/media.ts';
import { pick } from './pick.ts';
import { idOf, createAll, type Ids } from './ids.ts';

/** Creates galleries with their slides, and single photos. @returns the galleries' ids by URL name */
export async function seedGalleries(
  cms: ContentImport,
  { galleries }: Championship,
  pictures: Ids,
  groups: Ids,
): Promise<Ids> {
  const ids = await createAll(
    galleries,
    ({ url }) => url,
    async ({ slides, group, ...gallery }, sort) => {
      const slideIds: number[] = [];
      for (const slide of slides)
        slideIds.push(await cms.create('slides', storedSlide(slide, pictures, cms.richText)));
      return cms.create('galleries', {
        ...gallery,
        slides: slideIds,
        groups: [idOf(groups, group)],
        sort,
      });
    },
  );
  const photos = galleries.flatMap(({ url, slides }) => (url === 'behind-the-fence' ? slides : []));
  await createAll(
    photos,
    ({ image }) => image.key,
    ({ heading, sub_heading, image }) =>
      cms.create('photos', {
        name: heading,
        description: sub_heading,
        image: idOf(pictures, image.key),
      }),
  );
  cms.log(`Galleries: ${ids.size}`);
  return ids;
}

const choose = <C extends string | number>(
  choices: readonly C[],
  value: C | string | number,
): C | undefined => choices.find((choice) => choice === value);

function storedSlide(
  slide: DemoSlide,
  pictures: Ids,
  richText: ToRichText,
): Omit<Slide, 'id' | 'createdAt' | 'updatedAt'> {
  const opacity = choose(OPACITY_CHOICES, slide.image_opacity);
  const saturation = choose(SATURATION_CHOICES, slide.image_saturation);
  return {
    ...pick(slide, ['heading', 'sub_heading', 'link', 'link_button_text']),
    image: idOf(pictures, slide.image.key),
    overlay_color: choose(OVERLAY_COLOURS, slide.overlay_color) ?? null,
    text_color: choose(TEXT_COLOURS, slide.text_color) ?? null,
    image_opacity: opacity === undefined ? null : `${opacity}`,
    image_saturation: saturation === undefined ? null : `${saturation}`,
    link_target: choose(['_self', '_blank'] as const, slide.link_target) ?? null,
    ...(slide.content ? { content: richText(slide.content) } : {}),
  };
}
