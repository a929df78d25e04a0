import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';

type MessageViewProps = {
  /** A large word behind the message: a status code. */
  readonly mark: string;
  readonly title: string;
  readonly message: string;
  readonly children?: ReactNode;
};

/** A screen that is a message: not found, error, unavailable. */
export function MessageView({ mark, title, message, children }: MessageViewProps) {
  return (
    <div className="container-site relative grid min-h-[60dvh] content-center overflow-clip py-16">
      <p
        aria-hidden="true"
        className="display pointer-events-none absolute -end-2 bottom-0 -z-10 text-[clamp(10rem,38vw,30rem)] leading-[0.75] text-ink/6 select-none"
      >
        {mark}
      </p>
      <span className="eyebrow slash" aria-hidden="true" />
      <Heading level={1} className="mt-4">
        {title}
      </Heading>
      <p className="mt-4 max-w-measure text-lg text-muted">{message}</p>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
