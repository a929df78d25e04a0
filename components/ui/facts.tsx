import { Fragment, type ReactElement } from 'react';

type FactsProps = {
  /** Words, or a link; '' and null are left out. */
  readonly facts: readonly (string | ReactElement | null)[];
};

/** Facts in a line. Each has a direction of its own: a name in Latin letters would take the figures of a date beside it into its own. */
export const Facts = ({ facts }: FactsProps) =>
  facts
    .filter((fact) => fact !== '' && fact !== null)
    .map((fact, index) => (
      <Fragment key={typeof fact === 'string' ? fact : index}>
        {index === 0 ? null : ' · '}
        <bdi>{fact}</bdi>
      </Fragment>
    ));
