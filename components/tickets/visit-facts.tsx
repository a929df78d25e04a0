import type { TicketEvent } from '@/lib/contract/entities/shop';
import type { Translator } from '@/lib/i18n/translate';

type VisitFactsProps = {
  readonly of: { readonly [K in 'gates_open' | 'what_to_bring' | 'parking']?: TicketEvent[K] | undefined };
  readonly t: Translator;
};

/** When the gates open, what to bring and where to park, in the office's words; nothing if not given. */
export function VisitFacts({
  of: { gates_open = '', what_to_bring = '', parking = '' },
  t,
}: VisitFactsProps) {
  const facts = [
    [t('tickets.gatesOpen'), gates_open],
    [t('tickets.whatToBring'), what_to_bring],
    [t('tickets.whereToPark'), parking],
  ].filter(([, text]) => text !== '');
  if (facts.length === 0) return null;
  return (
    <dl className="visit-facts">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
