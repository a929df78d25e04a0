import { AGE_MARK, type PostTime } from './post-view';

type PostTimeProps = { readonly instant: string; readonly when: PostTime };

/**
 * When a post was published. The visitor's clock applies to it (`data-timetable` around it), and a script adds its age. Another instant
 * gets another element, since scripts rewrite them.
 */
export const PostMoment = ({ instant, when: { day, time } }: PostTimeProps) => (
  <>
    {day === '' ? null : (
      <>
        <time key={`day ${instant}`} dateTime={instant} data-weekday="">
          {day}
        </time>{' '}
      </>
    )}
    <time key={instant} dateTime={instant} data-clock="">
      {time}
    </time>
  </>
);

/** Where its age is shown, in the browser's own words; nothing else moves for it. */
export const PostAge = ({ instant }: Pick<PostTimeProps, 'instant'>) => (
  <span className="post-age" {...{ [AGE_MARK]: instant }} />
);
