import clsx from 'clsx';
import { Picture } from '@/components/media/picture';
import { EditorButton } from '@/components/ui/editor-button';
import { Heading } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import { imageWithContentBlock } from '@/lib/contract/blocks/core';
import { WIDE_PICTURE_WIDTH } from '@/lib/contract/image-format';
import { defineWidget, type WidgetViewProps } from '../define-widget';

/** An image beside a text; on a phone the image is above it. */
export function ImageWithContentView({
  settings,
  context,
}: WidgetViewProps<typeof imageWithContentBlock, null>) {
  const { image, image_align, heading, html, button_text, button_link } = settings;
  return (
    <div className={clsx('grid grid-cols-1 items-center gap-8 lg:gap-14', image && 'md:grid-cols-2')}>
      {image ? (
        <Picture
          image={image}
          aspect="16x9"
          sizes="(min-width: 80rem) 38rem, (min-width: 768px) 50vw, 100vw"
          maxWidth={WIDE_PICTURE_WIDTH}
          priority={context.isFirst}
          className={clsx('diagonal-cut', image_align === 'right' && 'md:order-2')}
        />
      ) : null}
      <div>
        {heading === '' ? null : (
          <Heading level={context.isFirst ? 1 : 2} isContent>
            {heading}
          </Heading>
        )}
        <Prose html={html} className={heading === '' ? undefined : 'mt-4'} />
        <EditorButton text={button_text} address={button_link} className="mt-6" t={context.t} />
      </div>
    </div>
  );
}

export const imageWithContentWidget = defineWidget({
  block: imageWithContentBlock,
  load: () => Promise.resolve(null),
  View: ImageWithContentView,
});
