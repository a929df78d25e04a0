import type { IconName } from '@/components/ui/icon';
import { LINE_ICONS, SOLID_ICONS } from '@/components/ui/icon-paths';

/** Names that editors use for icons which have another name here. */
const ALIASES: ReadonlyMap<string, IconName> = new Map([
  ['document', 'file'],
  ['edit', 'pencil'],
  ['map', 'map-pin'],
]);

// Own keys only: an editor may call an icon 'toString'.
const isIcon = (name: string): name is IconName =>
  Object.hasOwn(LINE_ICONS, name) || Object.hasOwn(SOLID_ICONS, name);

/** The icon of a link; an arrow for none and for one that we do not have. */
export function linkIcon(name: string): IconName {
  return ALIASES.get(name) ?? (isIcon(name) ? name : 'arrow-right');
}
