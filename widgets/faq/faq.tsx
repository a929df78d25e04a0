import { FaqAccordion } from '@/components/ui/faq-accordion';
import { Prose } from '@/components/ui/prose';
import { SectionHeader } from '@/components/ui/section-header';
import { faqBlock } from '@/lib/contract/blocks/core';
import type { Faq } from '@/lib/contract/entities/racing';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { loadFaqs } from './load';

/** Questions with their answers. Nothing without questions or text. */
export function FaqView({ settings, data, context }: WidgetViewProps<typeof faqBlock, readonly Faq[]>) {
  const { heading, pagecontent, group } = settings;
  if (data.length === 0 && pagecontent === '') return null;
  return (
    <div>
      <SectionHeader
        heading={heading || (context.isFirst ? context.page.name : '')}
        isContent
        level={context.isFirst ? 1 : 2}
      />
      {pagecontent === '' ? null : <Prose html={pagecontent} className="mb-6" />}
      {data.length === 0 ? null : <FaqAccordion faqs={data} name={`faq-${group || 'all'}`} />}
    </div>
  );
}

export const faqWidget = defineWidget({ block: faqBlock, load: loadFaqs, View: FaqView });
