import { faqBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { FaqView } from './faq';
import { loadFaqs } from './load';

export const faqWidget = defineWidget({ block: faqBlock, load: loadFaqs, View: FaqView });
