import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';

export type HeadingLevel = 1 | 2 | 3 | 4;
type HeadingSize = 'display-xl' | 'display' | 'title-lg' | 'title' | 'title-sm';

type HeadingProps = {
  readonly level: HeadingLevel;
  /** Visual size, independent of the level; by default it follows the level. */
  readonly size?: HeadingSize | undefined;
  readonly id?: string | undefined;
  /** Written by an editor, so it is in the language of the content. */
  readonly isContent?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

const SIZE_OF_LEVEL: Readonly<Record<HeadingLevel, HeadingSize>> = {
  1: 'display',
  2: 'title-lg',
  3: 'title',
  4: 'title-sm',
};
const CLASS_OF_SIZE: Readonly<Record<HeadingSize, string>> = {
  'display-xl': 'text-display-xl',
  display: 'text-display',
  'title-lg': 'text-title-lg',
  title: 'text-title',
  'title-sm': 'text-title-sm',
};

/** A heading in the display type. */
export function Heading({
  level,
  size = SIZE_OF_LEVEL[level],
  id,
  isContent,
  className,
  children,
}: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      id={id}
      lang={isContent ? CONTENT_LANGUAGE : undefined}
      className={clsx('display', CLASS_OF_SIZE[size], className)}
    >
      {children}
    </Tag>
  );
}
