import { StockAlert } from '@/components/shop/stock-alert';
import { TicketForm } from '@/components/tickets/ticket-form';
import { SectionHeader } from '@/components/ui/section-header';
import type { Language } from '@/lib/contract/languages';
import { I18nProvider } from '@/lib/i18n/provider.client';
import type { Translator } from '@/lib/i18n/translate';
import { TICKETS_PART } from '@/lib/content/addresses';
import type { RoundTicketsPart } from './load-tickets';

type RoundTicketsProps = {
  readonly part: RoundTicketsPart | null;
  readonly language: Language;
  readonly t: Translator;
};

/** The tickets that the site sells for a round. */
export function RoundTickets({ part, language, t }: RoundTicketsProps) {
  if (part === null) return null;
  return (
    <section id={TICKETS_PART} aria-labelledby="round-tickets">
      <SectionHeader heading={t('tickets.title')} id="round-tickets" />
      <I18nProvider lang={language} messages={part.messages}>
        <div className="ticket-forms">
          {part.products.map((product) => (
            <div key={product.id ?? product.slug}>
              <TicketForm product={product} language={language} t={t} />
              {part.hasAlerts ? <StockAlert product={product} language={language} t={t} /> : null}
            </div>
          ))}
        </div>
      </I18nProvider>
    </section>
  );
}
