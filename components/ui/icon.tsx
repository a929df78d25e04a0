import clsx from 'clsx';
import { LINE_ICONS, SOLID_ICONS } from './icon-paths';
import type { IconName } from './icon-paths';

export type { IconName };

type IconProps = {
  readonly name: IconName;
  /** Edge length in pixels. */
  readonly size?: number;
  /** Read out in place of the picture; without it the icon is decoration. */
  readonly label?: string;
  /** Turns arrows round in right-to-left writing. */
  readonly mirrored?: boolean;
  readonly className?: string;
};

const isSolid = (name: IconName): name is keyof typeof SOLID_ICONS => name in SOLID_ICONS;

/** A small picture in the colour of the text around it. How it is drawn is said once, in styles/controls.css, and not by each of dozens. */
export function Icon({ name, size = 20, label, mirrored = false, className }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const classes = clsx('icon', mirrored && 'rtl:-scale-x-100', className);
  const solid = isSolid(name);
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={classes}
      {...(solid && { 'data-solid': '' })}
      {...naming}
    >
      <path d={solid ? SOLID_ICONS[name] : LINE_ICONS[name]} />
    </svg>
  );
}
