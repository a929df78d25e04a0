import { Heading } from '@/components/ui/heading';
import { SectionHeader } from '@/components/ui/section-header';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { roundResultsAddress } from '@/lib/season/addresses';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

export type SeasonRounds = {
  /** '2026/27'. */
  readonly name: string;
  readonly rounds: readonly Pick<RoundSummary, 'name' | 'url'>[];
};

type EarlierSeasonsProps = {
  /** Latest first. */
  readonly seasons: readonly SeasonRounds[];
  readonly className?: string;
  readonly t: Translator;
};

/** A driver's or team's rounds in earlier seasons, each with a link to its results; nothing for a newcomer. */
export function EarlierSeasons({ seasons, className, t }: EarlierSeasonsProps) {
  if (seasons.length === 0) return null;
  return (
    <section className={className}>
      <SectionHeader heading={t('team.earlierSeasons')} />
      <StaticPart className="podium-days">
        {seasons.map(({ name, rounds }) => (
          <details key={name} className="podium-day">
            <summary className="fold-head">
              <Heading level={3} size="title-sm">
                {name}
              </Heading>
            </summary>
            <ul className="team-rounds">
              {rounds.map((round) => (
                <li key={round.url}>
                  <SmartLink
                    href={roundResultsAddress(round.url)}
                    prefetch={false}
                    className="lone-link underline underline-offset-4"
                  >
                    {round.name}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </StaticPart>
    </section>
  );
}
