import type { Language } from '../../../lib/contract/languages.ts';
import texts from './texts.json' with { type: 'json' };

/** The words of the sandbox's page. */
export type SandboxTexts = Readonly<
  Record<
    'title' | 'note' | 'decided' | 'purpose' | 'amount' | 'approve' | 'decline' | 'leave' | 'back',
    string
  >
>;

export const SANDBOX_TEXTS: Readonly<Record<Language, SandboxTexts>> = texts;
