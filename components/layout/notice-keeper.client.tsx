'use client';

import { useEffect } from 'react';
import { keepNotice } from './keep-notice';

/** Makes the notice's close button work, and the notice follow its times. */
export function NoticeKeeper() {
  useEffect(keepNotice, []);
  return null;
}
