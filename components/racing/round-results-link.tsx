import { SmartLink } from '@/components/ui/smart-link';
import { TextAroundName } from '@/components/ui/text-around-name';
import { roundResultsAddress } from '@/lib/season/addresses';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

type RoundResultsLinkProps = {
  readonly round: Pick<RoundSummary, 'name' | 'url'>;
  readonly t: Translator;
};

/** A link to all results of a round, by name: for a fold, whose summary can't be a link. */
export const RoundResultsLink = ({ round: { name, url }, t }: RoundResultsLinkProps) => (
  <SmartLink href={roundResultsAddress(url)} prefetch={false} className="text-link">
    <TextAroundName t={t} text="results.of" slot="round" name={name} />
  </SmartLink>
);
