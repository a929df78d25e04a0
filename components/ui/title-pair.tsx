import clsx from 'clsx';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';
import { Heading } from './heading';

type TitlePairProps = {
  readonly heading: string;
  readonly subheading: string;
  readonly centered: boolean;
  /** The pair opens the page: its heading is the h1, in the largest type. */
  readonly opensPage: boolean;
};

/** An editor's heading with a line below it, at the top of a page or a section. Nothing if both are empty. */
export function TitlePair({ heading, subheading, centered, opensPage }: TitlePairProps) {
  if (heading === '' && subheading === '') return null;
  return (
    <div lang={CONTENT_LANGUAGE} className={clsx(centered && 'text-center')}>
      {heading === '' ? null : (
        <Heading level={opensPage ? 1 : 2} className={opensPage ? 'slash-over' : undefined}>
          {heading}
        </Heading>
      )}
      {subheading === '' ? null : (
        <p className={clsx('mt-3 max-w-measure text-lg text-balance text-muted', centered && 'mx-auto')}>
          {subheading}
        </p>
      )}
    </div>
  );
}
