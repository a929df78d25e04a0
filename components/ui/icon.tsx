import { LINE_ICONS, SOLID_ICONS } from './icon-paths';
import type { IconName } from './icon-paths';
import { IconShape, type IconLook } from './icon-shape';

export type { IconName };

const isSolid = (name: IconName): name is keyof typeof SOLID_ICONS => name in SOLID_ICONS;

/** Any icon, for server rendering only; islands use CoreIcon, which doesn't ship the others. */
export function Icon({ name, ...look }: IconLook & { readonly name: IconName }) {
  const solid = isSolid(name);
  return <IconShape path={solid ? SOLID_ICONS[name] : LINE_ICONS[name]} isSolid={solid} {...look} />;
}
