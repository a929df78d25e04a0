import { GalleryGrid } from '@/components/gallery/gallery-grid';
import { galleryTiles } from '@/components/gallery/gallery-tile';
import { LightboxLinks } from '@/components/islands.client';
import { SectionHeader } from '@/components/ui/section-header';
import { galleryBlock } from '@/lib/contract/blocks/core';
import type { Gallery } from '@/lib/contract/entities/media';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { GallerySlider } from './gallery-slider';
import { loadGallery } from './load';

/** A gallery as a slider or as one of three grids (spec point 2). Nothing without images. */
export function GalleryView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof galleryBlock, Gallery | null>) {
  if (!data || data.slides.length === 0) return null;
  const { t, isFirst } = context;
  const { type, show_heading, grid_width, aspect, use_lightbox, lightbox_aspect, width, limit_slides } =
    settings;
  const heading = settings.heading || data.heading || data.name;
  const header = show_heading ? (
    <SectionHeader
      heading={heading}
      isContent
      subheading={settings.subheading || data.sub_heading}
      level={isFirst ? 1 : 2}
      centered={type === 'centeredgrid'}
    />
  ) : isFirst ? (
    <h1 className="sr-only">{heading}</h1>
  ) : null;
  if (type === 'slider') {
    const slides = limit_slides > 0 ? data.slides.slice(0, limit_slides) : data.slides;
    return (
      <div className="to-edges">
        {header}
        <GallerySlider
          slides={slides}
          aspect={aspect}
          label={heading}
          level={isFirst ? 2 : 3}
          priority={isFirst}
          t={t}
        />
      </div>
    );
  }
  const grid = (
    <GalleryGrid
      tiles={galleryTiles(data.slides, limit_slides)}
      look={type}
      columns={grid_width}
      aspect={aspect}
      lightboxAspect={use_lightbox ? lightbox_aspect : null}
      width={width}
      openLabel={(number) => t('gallery.open', { number })}
      priority={isFirst}
    />
  );
  return (
    <div>
      {header}
      {use_lightbox ? <LightboxLinks>{grid}</LightboxLinks> : grid}
    </div>
  );
}

export const galleryWidget = defineWidget({ block: galleryBlock, load: loadGallery, View: GalleryView });
