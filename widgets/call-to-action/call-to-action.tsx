import clsx from 'clsx';
import { Picture } from '@/components/media/picture';
import { EditorButton } from '@/components/ui/editor-button';
import { Heading } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import { callToActionBlock } from '@/lib/contract/blocks/core';
import type { Image } from '@/lib/contract/entities/image';
import { SIDE_PICTURE_WIDTH } from '@/lib/contract/image-format';
import { defineWidget, type WidgetViewProps } from '../define-widget';

/** A call to action with a button, between two images. */
export function CallToActionView({ settings, context }: WidgetViewProps<typeof callToActionBlock, null>) {
  const { heading, subheading, html, left_image: left, right_image: right } = settings;
  const { button_text, button_link, button_colour } = settings;
  return (
    <div
      className={clsx(
        'grid grid-cols-2 items-center gap-x-4 gap-y-6 lg:gap-x-12',
        left && right && 'lg:grid-cols-[18.75rem_minmax(0,1fr)_18.75rem]',
        left && !right && 'lg:grid-cols-[18.75rem_minmax(0,1fr)]',
        right && !left && 'lg:grid-cols-[minmax(0,1fr)_18.75rem]',
      )}
    >
      <SideImage image={left} isAlone={!right} />
      <div
        className={clsx(
          'order-last col-span-2 text-center lg:order-none',
          (left ?? right) && 'lg:col-span-1',
        )}
      >
        {heading === '' ? null : (
          <Heading level={context.isFirst ? 1 : 2} isContent>
            {heading}
          </Heading>
        )}
        {subheading === '' ? null : <p className="mt-3 text-lg text-muted">{subheading}</p>}
        <Prose html={html} className="mx-auto mt-4" />
        <EditorButton
          text={button_text}
          address={button_link}
          colour={button_colour}
          className="mt-6"
          t={context.t}
        />
      </div>
      <SideImage image={right} isAlone={!left} />
    </div>
  );
}

/**
 * 16x9 and 300 px wide (spec point 9), with twice as many pixels on a dense screen; narrower only where two of them don't fit. Hidden on
 * a phone, where two would be tiny.
 */
function SideImage({ image, isAlone }: { image: Image | null; isAlone: boolean }) {
  if (!image) return null;
  return (
    <Picture
      image={image}
      aspect="16x9"
      sizes={`${SIDE_PICTURE_WIDTH}px`}
      widths={[SIDE_PICTURE_WIDTH]}
      maxWidth={2 * SIDE_PICTURE_WIDTH}
      className={clsx(
        'diagonal-cut w-full max-w-75 justify-self-center',
        isAlone ? 'max-lg:col-span-2' : 'max-sm:hidden',
      )}
    />
  );
}

export const callToActionWidget = defineWidget({
  block: callToActionBlock,
  load: () => Promise.resolve(null),
  View: CallToActionView,
});
