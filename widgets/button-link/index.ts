import { buttonLinkBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { ButtonLinkView } from './button-link';

export const buttonLinkWidget = defineWidget({
  block: buttonLinkBlock,
  load: () => Promise.resolve(null),
  View: ButtonLinkView,
});
