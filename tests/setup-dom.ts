import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Parts that are loaded when they are needed are waited for, on a busy machine too. */
const LATE_PART_MS = 15_000;

configure({ asyncUtilTimeout: LATE_PART_MS });

afterEach(() => {
  cleanup();
});
