import type { FAQPage, WithContext } from 'schema-dts';
import type { Faq } from '@/lib/contract/entities/racing';
import { JsonLd } from '@/lib/seo/json-ld';
import { escapeHtml } from '@/lib/shared/text/escape-html';
import { Accordion } from './accordion';
import { Prose } from './prose';

/** Questions and answers for search engines. */
export function faqJsonLd(faqs: readonly Faq[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ name, content, content_rendered }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: content || plainText(content_rendered) },
    })),
  };
}

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

type FaqAccordionProps = {
  readonly faqs: readonly Faq[];
  /** Identifies the set on the page. */
  readonly name: string;
  /** Adds structured data; only one set per page may. */
  readonly structured?: boolean;
};

/** Questions that expand to their answers, one at a time (spec point 4). */
export function FaqAccordion({ faqs, name, structured = true }: FaqAccordionProps) {
  return (
    <>
      {structured ? <JsonLd data={faqJsonLd(faqs)} /> : null}
      <Accordion
        name={name}
        items={faqs.map((faq) => ({
          id: `${name}-${faq.id}`,
          title: faq.name,
          content: <Prose html={faq.content_rendered || asParagraph(faq.content)} />,
        }))}
      />
    </>
  );
}

const asParagraph = (text: string) => (text === '' ? '' : `<p>${escapeHtml(text)}</p>`);
