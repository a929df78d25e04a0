'use client';

import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { rowCount } from './import-report-view.client.tsx';
import type { ImportReport } from './import-report.ts';

/** The editor's confirmation and reason for an import. */
export type ImportAnswer = { readonly confirmed: boolean; readonly reason: string };

type ImportConfirmProps = {
  readonly report: ImportReport;
  readonly disabled?: boolean;
  readonly onImport: (answer: ImportAnswer) => void;
};

/** Imports what was previewed, once unlikely lines are confirmed and an amendment of an official sheet has its reason. */
export function ImportConfirm({ report, disabled = false, onImport }: ImportConfirmProps) {
  const [confirmed, setConfirmed] = useState(false);
  const [reason, setReason] = useState('');
  const reasonId = useId();
  const hasWarnings = report.warnings.length > 0;
  const isIncomplete = (hasWarnings && !confirmed) || (report.needsReason && reason.trim() === '');
  return (
    <>
      {hasWarnings ? (
        <p>
          <label>
            <input
              type="checkbox"
              checked={confirmed}
              onChange={(event) => setConfirmed(event.target.checked)}
            />{' '}
            These lines are correct
          </label>
        </p>
      ) : null}
      {report.needsReason ? (
        <p>
          <label htmlFor={reasonId}>This sheet is official. What was amended and why?</label>{' '}
          <input
            id={reasonId}
            type="text"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </p>
      ) : null}
      <Button
        margin={false}
        disabled={disabled || isIncomplete}
        onClick={() => onImport({ confirmed, reason })}
      >
        {report.rows === 0 ? 'Remove them' : `Import ${rowCount(report.rows)}`}
      </Button>
    </>
  );
}
