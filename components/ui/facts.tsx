import { Fragment } from 'react';

/** Facts in a line. Each has a direction of its own: a name in Latin letters would take the figures of a date beside it into its own. */
export const Facts = ({ facts }: { readonly facts: readonly string[] }) =>
  facts
    .filter((fact) => fact !== '')
    .map((fact, index) => (
      <Fragment key={fact}>
        {index === 0 ? null : ' · '}
        <bdi>{fact}</bdi>
      </Fragment>
    ));
