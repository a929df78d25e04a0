import { Picture } from '@/components/media/picture';
import { editorAddress } from '@/lib/contract/link-address';
import { SmartLink } from '@/components/ui/smart-link';
import { imageBlock } from '@/lib/contract/blocks/core';
import { defineWidget, type WidgetViewProps } from '../define-widget';

/** An image in the editor's crop and width, with its caption and link. */
export function ImageView({ settings, context }: WidgetViewProps<typeof imageBlock, null>) {
  const { image, aspect, initial_width: width, caption } = settings;
  if (!image) return null;
  const href = editorAddress(settings.link_to_url);
  const alt = image.alt || caption;
  const picture = (
    <Picture
      image={image}
      aspect={aspect}
      maxWidth={width}
      sizes={shownWidth(width, context.columnShare)}
      priority={context.isFirst}
      // The caption is already beside the image, but a link needs it as its name.
      alt={href === null ? image.alt : alt}
      className="rounded-md"
    />
  );
  return (
    <figure className="mx-auto w-full" style={{ maxWidth: `${width}px` }}>
      {href === null ? (
        picture
      ) : (
        <SmartLink href={href} className="block" aria-label={alt === '' ? href : undefined}>
          {picture}
        </SmartLink>
      )}
      {caption === '' ? null : <figcaption className="mt-2 text-sm text-muted">{caption}</figcaption>}
    </figure>
  );
}

/** The width of a page's content on the widest screens. */
const PAGE_REM = 80;

/** As wide as the editor wants, but no wider than its column; on narrow screens columns are stacked. */
function shownWidth(width: number, share = 1): string {
  const column = `min(${width}px, ${100 * share}vw, ${PAGE_REM * share}rem)`;
  return `(min-width: 768px) ${column}, min(${width}px, 100vw)`;
}

export const imageWidget = defineWidget({
  block: imageBlock,
  load: () => Promise.resolve(null),
  View: ImageView,
});
