'use client';

import { createContext } from 'react';
import { createContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import type { Result } from '@/lib/api/result';
import type { EndpointOutput } from '@/lib/contract/endpoint';
import { submitForm } from '@/lib/contract/endpoints/forms';
import { HONEYPOT_NAME } from '@/lib/forms/answers';
import type { SentAnswers } from '@/lib/forms/send-files';
import type { PressFields } from '@/lib/payments/use-payment';
import { browserApi } from '@/lib/session/browser-api';

type Sent = Result<EndpointOutput<typeof submitForm>, ApiError>;
type Rest = PressFields & { readonly trap: string; readonly proof: string | null };

/** Sends a form's answers. */
export type SendForm = (formId: number, answers: SentAnswers, rest: Rest) => Promise<Sent>;

const sendForm: SendForm = (id, data, { trap, proof, ...fields }) =>
  createContractCalls(browserApi()).call(submitForm, {
    id,
    data,
    [HONEYPOT_NAME]: trap,
    ...fields,
    ...(proof === null ? {} : { captcha: proof }),
  });

/** How the forms below are sent. A preview sends them as a test. */
export const FormSender = createContext<SendForm>(sendForm);
