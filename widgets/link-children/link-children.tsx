import { Icon } from '@/components/ui/icon';
import { editorAddress } from '@/components/ui/link-target';
import { SectionHeader } from '@/components/ui/section-header';
import { SmartLink } from '@/components/ui/smart-link';
import type { linkChildrenBlock } from '@/lib/contract/blocks/core';
import type { Link } from '@/lib/contract/entities/site';
import type { WidgetViewProps } from '../define-widget';
import { linkIcon } from './link-icon';

/** The list titled Links (spec point 2). Nothing without links. */
export function LinkChildrenView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof linkChildrenBlock, readonly Link[]>) {
  const links = data.flatMap(({ name, link, icon }) => {
    const href = editorAddress(link);
    return href === null ? [] : [{ name, href, icon: linkIcon(icon) }];
  });
  if (links.length === 0) return null;
  const heading = settings.heading || context.t('link.title');
  return (
    <nav aria-label={heading}>
      <SectionHeader heading={heading} level={context.isFirst ? 1 : 2} />
      <ul className="link-list">
        {links.map(({ name, href, icon }) => (
          <li key={`${href} ${name}`}>
            <SmartLink href={href} prefetch={false} className="link-list-item">
              <Icon name={icon} size={24} className="text-brand-ink" />
              <span>{name}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
