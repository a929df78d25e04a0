import { Picture } from '@/components/media/picture';
import { type IconName, Icon } from '@/components/ui/icon';
import { LINE_ICONS, SOLID_ICONS } from '@/components/ui/icon-paths';
import { editorAddress } from '@/lib/contract/link-address';
import { SectionHeader } from '@/components/ui/section-header';
import { SmartLink } from '@/components/ui/smart-link';
import { linkChildrenBlock } from '@/lib/contract/blocks/core';
import type { Link } from '@/lib/contract/entities/site';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { loadLinks } from './load';

/** Width in pixels of a small picture beside its text, for screens of every density. */
const PICTURE_WIDTHS = [50, 100, 150];

/** Editors' names for icons that have another name here. */
const ALIASES: ReadonlyMap<string, IconName> = new Map([
  ['document', 'file'],
  ['edit', 'pencil'],
  ['map', 'map-pin'],
]);

// Own keys only: an editor may name an icon 'toString'.
const isIcon = (name: string): name is IconName =>
  Object.hasOwn(LINE_ICONS, name) || Object.hasOwn(SOLID_ICONS, name);

/** A link's icon; an arrow for none and for an unknown one. */
export function linkIcon(name: string): IconName {
  return ALIASES.get(name) ?? (isIcon(name) ? name : 'arrow-right');
}

/** The list titled Links (spec point 2). Nothing without links. */
export function LinkChildrenView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof linkChildrenBlock, readonly Link[]>) {
  const links = data.flatMap(({ name, link, icon, image }) => {
    const href = editorAddress(link);
    return href === null ? [] : [{ name, href, image, icon: linkIcon(icon) }];
  });
  if (links.length === 0) return null;
  const heading = settings.heading || context.t('link.title');
  return (
    <nav aria-label={heading}>
      <SectionHeader heading={heading} isContent={settings.heading !== ''} level={context.isFirst ? 1 : 2} />
      <ul className="link-list">
        {links.map(({ name, href, image, icon }) => (
          <li key={`${href} ${name}`}>
            <SmartLink href={href} prefetch={false} className="link-list-item">
              {image ? (
                <Picture
                  image={image}
                  aspect="1x1"
                  widths={PICTURE_WIDTHS}
                  sizes="48px"
                  fit="cover"
                  alt=""
                  className="size-12 flex-none"
                />
              ) : (
                <Icon name={icon} size={24} className="text-brand-ink" />
              )}
              <span>{name}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const linkChildrenWidget = defineWidget({
  block: linkChildrenBlock,
  load: loadLinks,
  View: LinkChildrenView,
});
