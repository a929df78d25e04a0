import { StockAlert } from '@/components/shop/stock-alert';
import { TicketForm } from '@/components/cart/ticket-form';
import { CardsOff } from '@/components/payments/cards-off';
import { PhoneFold } from '@/components/ui/fold';
import { Heading } from '@/components/ui/heading';
import { LeftToRight } from '@/components/ui/left-to-right';
import { SectionHeader } from '@/components/ui/section-header';
import type { Round } from '@/lib/contract/entities/racing';
import type { PaymentMode } from '@/lib/contract/entities/site';
import type { Product } from '@/lib/contract/entities/shop';
import type { Language } from '@/lib/contract/languages';
import { showDollars } from '@/lib/contract/money';
import { I18nProvider } from '@/lib/i18n/provider.client';
import type { Translator } from '@/lib/i18n/translate';
import { TICKETS_PART } from '@/lib/season/addresses';
import type { RoundTicketsPart } from './load-tickets';

type RoundTicketsProps = {
  readonly round: Pick<Round, 'name'>;
  readonly part: RoundTicketsPart | null;
  readonly paymentMode: PaymentMode;
  readonly language: Language;
  readonly t: Translator;
};

/** The round's tickets sold on the site. On a phone, where several would be long, each is a line with its prices until it's opened. */
export function RoundTickets({ round, part, paymentMode, language, t }: RoundTicketsProps) {
  if (part === null) return null;
  const formOf = (product: Product) => (
    <>
      <TicketForm product={product} language={language} t={t} />
      {part.hasAlerts ? <StockAlert product={product} language={language} t={t} /> : null}
    </>
  );
  return (
    <section id={TICKETS_PART} aria-labelledby="round-tickets">
      <SectionHeader heading={t('tickets.title')} id="round-tickets" />
      <I18nProvider lang={language} messages={part.messages}>
        <CardsOff mode={paymentMode} products={part.products} className="mb-5" t={t} />
        <div className="ticket-forms">
          {part.products.map((product) => (
            <div key={product.id ?? product.slug}>
              {part.products.length > 1 ? (
                <PhoneFold summary={<TicketLine product={product} round={round} t={t} />}>
                  {formOf(product)}
                </PhoneFold>
              ) : (
                formOf(product)
              )}
            </div>
          ))}
        </div>
      </I18nProvider>
    </section>
  );
}

type TicketLineProps = Pick<RoundTicketsProps, 'round' | 't'> & {
  readonly product: Pick<Product, 'name' | 'skus'>;
};

/** A ticket with its prices, from the lowest to the highest. Its name omits the round's, which is already on the page. */
function TicketLine({ product: { name, skus }, round, t }: TicketLineProps) {
  const prices = skus.filter(({ in_stock }) => in_stock).map(({ price }) => price);
  const ends = [...new Set([Math.min(...prices), Math.max(...prices)])];
  return (
    <>
      <Heading level={3} size="title-sm" isContent className="min-w-0 flex-1">
        {name.endsWith(`, ${round.name}`) ? name.slice(0, -`, ${round.name}`.length) : name}
      </Heading>
      <span className="numeric text-sm text-muted">
        {prices.length === 0 ? (
          t('tickets.soldOut')
        ) : (
          <LeftToRight>{ends.map((price) => showDollars(price)).join('–')}</LeftToRight>
        )}
      </span>
    </>
  );
}
