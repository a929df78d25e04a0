import clsx from 'clsx';

export type IconLook = {
  /** Edge length in pixels. */
  readonly size?: number;
  /** Alternative text; without it the icon is decorative. */
  readonly label?: string;
  /** Mirrors arrows in right-to-left scripts. */
  readonly mirrored?: boolean;
  readonly className?: string;
};

type IconShapeProps = IconLook & {
  /** The shapes on the 24 × 24 grid. */
  readonly path: string;
  readonly isSolid: boolean;
};

/**
 * An icon in the colour of the surrounding text. Its drawing style is defined once, in styles/buttons.css, instead of on each of dozens.
 */
export function IconShape({ path, isSolid, size = 20, label, mirrored = false, className }: IconShapeProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={clsx('icon', mirrored && 'rtl:-scale-x-100', className)}
      {...(isSolid && { 'data-solid': '' })}
      {...naming}
    >
      <path d={path} />
    </svg>
  );
}
