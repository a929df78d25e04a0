'use client';

import { useState } from 'react';
import { textIn } from '../../../lib/shared/record.ts';
import { postJson } from '../../cms/screens/post-json.client.ts';
import type { ImportAnswer } from './import-confirm.client.tsx';
import { importReportSchema, type ImportReport } from './import-report.ts';

/** A table, and the choices made with it. */
export type ImportRequest = {
  readonly csv: string;
  readonly endMissing?: boolean;
  readonly addDrivers?: boolean;
};

export type ImportState =
  | { readonly step: 'idle' | 'working' }
  | {
      readonly step: 'preview';
      readonly request: ImportRequest;
      readonly report: ImportReport;
      /** It is being sent, or read again. */
      readonly isBusy?: boolean;
      /** Why it was not imported. */
      readonly refused?: string;
    }
  | { readonly step: 'done'; readonly report: ImportReport }
  | { readonly step: 'failed'; readonly message: string };

type ImportOptions = {
  /** The call that previews a table's changes and imports them. */
  readonly address: string;
  /** The message if there is no response. */
  readonly failure: string;
  readonly onImported?: () => void;
};

/** An import step by step: a table's changes are previewed, and then imported as a whole or not at all. */
export function useImport({ address, failure, onImported }: ImportOptions) {
  const [state, setState] = useState<ImportState>({ step: 'idle' });
  const send = async (body: object): Promise<ImportReport | string> => {
    const { answer } = await postJson(address, body);
    const report = importReportSchema.safeParse(answer);
    return report.success ? report.data : textIn(answer, 'message') || failure;
  };
  return {
    state,
    reset: () => setState({ step: 'idle' }),
    fail: (message: string) => setState({ step: 'failed', message }),
    /** @param shown stays while the table is read again with other choices, and so does the focus */
    preview: async (request: ImportRequest, shown?: ImportReport) => {
      setState(shown ? { step: 'preview', request, report: shown, isBusy: true } : { step: 'working' });
      const report = await send(request);
      setState(
        typeof report === 'string'
          ? { step: 'failed', message: report }
          : { step: 'preview', request, report },
      );
    },
    /** The preview stays meanwhile, so that a typed reason isn't lost when another is requested. */
    apply: async (request: ImportRequest, shown: ImportReport, answer: ImportAnswer) => {
      setState({ step: 'preview', request, report: shown, isBusy: true });
      const report = await send({ ...request, basedOn: shown.basedOn, apply: true, ...answer });
      if (typeof report === 'string')
        return setState({ step: 'preview', request, report: shown, refused: report });
      setState(report.applied ? { step: 'done', report } : { step: 'preview', request, report });
      if (report.applied) onImported?.();
    },
  };
}
