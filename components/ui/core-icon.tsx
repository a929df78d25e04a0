import { CORE_LINE_ICONS, CORE_SOLID_ICONS, type CoreIconName } from './core-icon-paths';
import { IconShape, type IconLook } from './icon-shape';

export type { CoreIconName };

const isSolid = (name: CoreIconName): name is keyof typeof CORE_SOLID_ICONS => name in CORE_SOLID_ICONS;

/** One of the few icons that islands and buttons use. */
export function CoreIcon({ name, ...look }: IconLook & { readonly name: CoreIconName }) {
  const solid = isSolid(name);
  return (
    <IconShape path={solid ? CORE_SOLID_ICONS[name] : CORE_LINE_ICONS[name]} isSolid={solid} {...look} />
  );
}
