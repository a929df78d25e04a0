import { GalleryGrid } from '@/components/gallery/gallery-grid';
import { galleryTiles } from '@/components/gallery/gallery-tile';
import { LightboxLinks } from '@/components/islands.client';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { SectionHeader } from '@/components/ui/section-header';
import { SmartLink } from '@/components/ui/smart-link';
import { galleryGroupBlock } from '@/lib/contract/blocks/core';
import { ORIGINAL_ASPECT } from '@/lib/contract/image-format';
import { DETAIL_PAGES } from '@/lib/contract/paths';
import { defineWidget, type AddressedContext, type WidgetViewProps } from '../define-widget';
import { OPEN_ASPECT, OPEN_COLUMNS, TILE_WIDTH } from './crops';
import { GalleryTiles } from './gallery-tiles';
import { galleryGroupFacts, loadGalleryGroup, type GalleryGroup } from './load';

/** The galleries of a group as tiles; an open one shows its images (spec point 2). */
export function GalleryGroupView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof galleryGroupBlock, GalleryGroup>) {
  const { t, isFirst } = context;
  const { open, isNamed, prefix, galleries } = data;
  if (!open) {
    return (
      <div>
        <SectionHeader heading={settings.heading} isContent level={isFirst ? 1 : 2} />
        {galleries.length === 0 ? (
          <p className="text-lg text-muted">{t('gallery.none')}</p>
        ) : (
          <GalleryTiles data={data} level={settings.heading === '' ? 2 : 3} isFirst={isFirst} t={t} />
        )}
      </div>
    );
  }
  const tiles = galleryTiles(open.slides, 0);
  const name = open.heading || open.name;
  return (
    <div>
      {isNamed && prefix !== '' ? (
        <Breadcrumb
          t={t}
          endsBeforePage
          className="mb-4"
          trail={[
            { name: listName(context), address: prefix },
            { name, address: `${prefix}/${open.url}` },
          ]}
        />
      ) : null}
      <SectionHeader
        heading={isNamed || prefix === '' ? name : <OwnPage href={`${prefix}/${open.url}`}>{name}</OwnPage>}
        isContent
        subheading={open.sub_heading}
        level={isFirst ? 1 : 2}
      />
      {tiles.length === 0 ? <p className="text-lg text-muted">{t('gallery.empty')}</p> : null}
      <LightboxLinks>
        <GalleryGrid
          tiles={tiles}
          look="grid"
          columns={OPEN_COLUMNS}
          aspect={OPEN_ASPECT}
          lightboxAspect={ORIGINAL_ASPECT}
          width={TILE_WIDTH}
          openLabel={(number) => t('gallery.open', { number })}
          priority={isFirst}
        />
      </LightboxLinks>
    </div>
  );
}

/** The title of the page with all galleries; another page that shows some has its own title. */
const listName = ({ page, path, t }: AddressedContext): string =>
  path.page_url === DETAIL_PAGES.gallery || page.name === '' ? t('nav.galleries') : page.name;

/** The only gallery of a group is open on the group's page, and also has an address of its own. */
const OwnPage = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <SmartLink href={href} prefetch={false} className="hover:text-brand-ink">
    {children}
  </SmartLink>
);

export const galleryGroupWidget = defineWidget({
  block: galleryGroupBlock,
  load: loadGalleryGroup,
  View: GalleryGroupView,
  facts: galleryGroupFacts,
});
