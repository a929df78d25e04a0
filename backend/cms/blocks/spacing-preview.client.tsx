'use client';

import { useField } from '@payloadcms/ui';

const STEP_PX = 4;

/** Shows the chosen spacing at actual size. */
export function SpacingPreview({ path }: { readonly path: string }) {
  const { value } = useField<string | null>({ path });
  const steps = Number(value ?? '');
  if (!value || Number.isNaN(steps)) return null;
  const style = { width: steps * STEP_PX, maxWidth: '100%', height: 8, marginTop: 6, background: '#2f6bff' };
  return <div aria-hidden="true" style={style} />;
}
