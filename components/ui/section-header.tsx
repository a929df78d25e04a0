import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Heading } from './heading';
import type { HeadingLevel } from './heading';

type SectionHeaderProps = {
  readonly heading: ReactNode;
  /** Whether an editor wrote the heading. */
  readonly isContent?: boolean | undefined;
  /** 1 when the section opens the page. */
  readonly level?: HeadingLevel | undefined;
  readonly subheading?: ReactNode;
  readonly centered?: boolean | undefined;
  readonly id?: string | undefined;
  /** At the end of the line: a link to the full list, carousel controls. */
  readonly aside?: ReactNode;
};

/** The header of a block: heading, subheading, and links. Nothing without a heading, subheading and aside. */
export function SectionHeader({
  heading,
  isContent,
  level = 2,
  subheading,
  centered,
  id,
  aside,
}: SectionHeaderProps) {
  if (heading === '' && !subheading && !aside) return null;
  return (
    <div
      className={clsx(
        'mb-6 flex flex-wrap items-end gap-x-6 gap-y-3 md:mb-8',
        centered ? 'justify-center text-center' : 'justify-between',
      )}
    >
      <div>
        {heading === '' ? null : (
          <Heading level={level} size="title-lg" id={id} isContent={isContent}>
            {heading}
          </Heading>
        )}
        {subheading ? (
          <p className="mt-2 max-w-measure text-lg text-balance text-muted">{subheading}</p>
        ) : null}
      </div>
      {aside}
    </div>
  );
}
