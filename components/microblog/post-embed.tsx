import { PodiumCards } from '@/components/racing/podiums';
import { StandingsTops } from '@/components/standings/standings-top';
import type { HeadingLevel } from '@/components/ui/heading';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { sessionAddress } from '@/lib/season/addresses';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { STANDINGS_LINES, type EmbeddedInPost } from './embedded-in-post';

type PostEmbedProps = {
  /** The anchor of its post. */
  readonly within: string;
  readonly embedded: EmbeddedInPost;
  readonly level: HeadingLevel;
  readonly language: Language;
  readonly t: Translator;
};

/** A result and standings, in the form of other pages. */
export function PostEmbed({ within, embedded, level, language, t }: PostEmbedProps) {
  const { result, championship } = embedded;
  return (
    <>
      {result === null ? null : (
        <>
          <PodiumCards categories={[result.podium]} level={level} drivers={result.drivers} t={t} />
          <p>
            <ViewAllLink href={sessionAddress(result.session)}>{t('news.fullResult')}</ViewAllLink>
          </p>
        </>
      )}
      {championship === null ? null : (
        <StandingsTops
          championships={[championship]}
          lines={STANDINGS_LINES}
          within={within}
          level={level}
          language={language}
          t={t}
        />
      )}
    </>
  );
}
