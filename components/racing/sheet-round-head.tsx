import type { ReactElement } from 'react';
import { Facts } from '@/components/ui/facts';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { roundResultsAddress } from '@/lib/season/addresses';

type SheetRoundHeadProps = {
  /** A round in the form of `resultsByRound`; without an address it has no page. */
  readonly round: { readonly name: string; readonly url: string };
  /** The text below its name; '' if unknown. */
  readonly facts: readonly (string | ReactElement)[];
};

/** The head of a sheet about one round of a season, with a link to the round's results. */
export const SheetRoundHead = ({ round: { name, url }, facts }: SheetRoundHeadProps) => (
  <div className="sheet-head">
    <Heading level={3} size="title-sm" isContent>
      {url === '' ? (
        name
      ) : (
        <SmartLink href={roundResultsAddress(url)} prefetch={false} className="hover:text-brand-ink">
          {name}
        </SmartLink>
      )}
    </Heading>
    <p className="numeric text-sm text-muted">
      <Facts facts={facts} />
    </p>
  </div>
);
