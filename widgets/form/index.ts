import { formBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { FormBlockView } from './form';
import { loadForm } from './load';

export const formWidget = defineWidget({ block: formBlock, load: loadForm, View: FormBlockView });
