import clsx from 'clsx';

export type IconLook = {
  /** Edge length in pixels. */
  readonly size?: number;
  /** Read out in place of the picture; without it the icon is decoration. */
  readonly label?: string;
  /** Turns arrows round in right-to-left writing. */
  readonly mirrored?: boolean;
  readonly className?: string;
};

type IconShapeProps = IconLook & {
  /** What is drawn on the 24 × 24 grid. */
  readonly path: string;
  readonly isSolid: boolean;
};

/** A small picture in the colour of the text around it. How it is drawn is said once, in styles/controls.css, and not by each of dozens. */
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
