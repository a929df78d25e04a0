import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '@/components/ui/heading';

type PostDayProps = {
  readonly id: string;
  /** '' for posts without a date. */
  readonly title: string;
  readonly level: HeadingLevel;
  /** The preceding list ended on the same day, so its heading is only for screen readers. */
  readonly isContinued?: boolean;
  /** The posts, as items of a list. */
  readonly children: ReactNode;
};

/** A day's posts below its name. The visitor's clock applies to both, as in a timetable. */
export const PostDay = ({ id, title, level, isContinued = false, children }: PostDayProps) => (
  <section className="post-day" data-day={id}>
    {title === '' ? null : (
      <Heading level={level} size="title-sm" className={isContinued ? 'sr-only' : 'post-day-name'}>
        {title}
      </Heading>
    )}
    <ul className="post-grid">{children}</ul>
  </section>
);
