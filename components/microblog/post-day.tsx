import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '@/components/ui/heading';

type PostDayProps = {
  readonly id: string;
  /** '' for posts without a date. */
  readonly title: string;
  readonly level: HeadingLevel;
  /** The list before it ended with the same day: its heading is read out again, and not shown. */
  readonly isContinued?: boolean;
  /** The posts, as items of a list. */
  readonly children: ReactNode;
};

/** The posts of a day below its name. The visitor's clock applies to both, as in a timetable. */
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
