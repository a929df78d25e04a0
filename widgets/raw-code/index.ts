import { rawCodeBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { RawCodeView } from './raw-code';

export const rawCodeWidget = defineWidget({
  block: rawCodeBlock,
  load: () => Promise.resolve(null),
  View: RawCodeView,
});
