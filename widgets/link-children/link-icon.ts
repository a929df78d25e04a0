import type { IconName } from '@/components/ui/icon';
import { LINE_ICONS, SOLID_ICONS } from '@/components/ui/icon-paths';

/** Names that editors use for icons which have another name here. */
const ALIASES: Readonly<Record<string, IconName>> = { document: 'file', edit: 'pencil', map: 'map-pin' };

const isIcon = (name: string): name is IconName => name in LINE_ICONS || name in SOLID_ICONS;

/** The icon of a link; an arrow for none and for one that we do not have. */
export function linkIcon(name: string): IconName {
  return ALIASES[name] ?? (isIcon(name) ? name : 'arrow-right');
}
