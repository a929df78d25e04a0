import type { Faq } from '../../../lib/contract/entities/racing.ts';
import { toPlainText } from '../../rich-text/to-html.ts';
import type { Faq as FaqDoc } from '../../payload-types.ts';
import type { ContentContext } from '../data/context.ts';

/** A question with its answer, once as plain text and once as HTML (spec point 3). */
export async function faqEntity(doc: FaqDoc, context: ContentContext): Promise<Faq> {
  return {
    id: doc.id,
    name: doc.name,
    content: toPlainText(doc.content),
    content_rendered: await context.html(doc.content),
  };
}
