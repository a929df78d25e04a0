import clsx from 'clsx';
import type { CSSProperties } from 'react';
import type { Image } from '@/lib/contract/entities/image';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';

export type LogoImages = { readonly light: Image | null; readonly dark: Image | null };

type LogoProps = {
  readonly logo: LogoImages;
  readonly name: string;
  /** 'dark' always uses the one for dark backgrounds; by default the visitor's colour scheme decides. */
  readonly ground?: 'dark';
  readonly className?: string;
};

/** The organisation's logo, or its name in the display font if it has none. */
export function Logo({ logo, name, ground, className }: LogoProps) {
  const light = logo.light ?? logo.dark;
  const dark = logo.dark ?? logo.light;
  if (!light || !dark)
    return (
      <span lang={CONTENT_LANGUAGE} className={clsx('display text-title-sm', className)}>
        {name}
      </span>
    );
  if (ground === 'dark') return <LogoImage image={dark} name={name} className={className} />;
  if (light === dark) return <LogoImage image={light} name={name} className={className} />;
  return (
    <>
      <LogoImage image={light} name={name} className={clsx('for-light', className)} />
      <LogoImage image={dark} name={name} className={clsx('for-dark', className)} />
    </>
  );
}

/** The logo's proportions for the style sheet (styles/header.css), which derives a width from them that stays the same while loading. */
function logoShape({ width, height }: Image): CSSProperties & { '--logo-ratio': number } {
  const ratio = Number((width / height).toFixed(3));
  return { '--logo-ratio': ratio, aspectRatio: ratio };
}

/* Lazy, so that browsers don't load the hidden one of the two. */
function LogoImage({
  image,
  name,
  className,
}: {
  image: Image;
  name: string;
  className?: string | undefined;
}) {
  return (
    <img
      src={image.url}
      width={image.width}
      height={image.height}
      alt={image.alt || name}
      className={className}
      // The attributes alone reserve no space before it has loaded, and the navigation beside it would shift.
      style={logoShape(image)}
      loading="lazy"
      decoding="async"
    />
  );
}
