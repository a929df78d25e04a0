'use client';

import { createContext, useContext, type ReactNode } from 'react';

type ErrorTexts = { readonly title: string; readonly message: string; readonly retry: string };

const Context = createContext<ErrorTexts | null>(null);

/** Provides the error screen's texts, because loading texts may be what failed. Part of the root layout. */
export function ErrorTextsProvider({ texts, children }: { texts: ErrorTexts; children: ReactNode }) {
  return <Context value={texts}>{children}</Context>;
}

/** The error screen's texts in the page's language. */
export function useErrorTexts(): ErrorTexts {
  const texts = useContext(Context);
  if (!texts) throw new Error('ErrorTextsProvider is missing in the root layout');
  return texts;
}
