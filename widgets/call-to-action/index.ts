import { callToActionBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { CallToActionView } from './call-to-action';

export const callToActionWidget = defineWidget({
  block: callToActionBlock,
  load: () => Promise.resolve(null),
  View: CallToActionView,
});
