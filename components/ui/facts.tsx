import { Fragment, type ReactElement } from 'react';

type FactsProps = {
  /** Text or links; '' and null are left out. */
  readonly facts: readonly (string | ReactElement | null)[];
};

/** Facts on one line. Each has its own direction: otherwise the figures of a date would follow the direction of a Latin name beside it. */
export const Facts = ({ facts }: FactsProps) =>
  facts
    .filter((fact) => fact !== '' && fact !== null)
    .map((fact, index) => (
      <Fragment key={typeof fact === 'string' ? fact : index}>
        {index === 0 ? null : ' · '}
        <bdi>{fact}</bdi>
      </Fragment>
    ));
