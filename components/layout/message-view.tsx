import type { ReactNode } from 'react';

type MessageViewProps = {
  /** A large word behind the message: the status code, unless the screen covers several. */
  readonly mark: string;
  readonly title: string;
  readonly message: string;
  /** Only as high as its content, for a screen with more below it. */
  readonly isShort?: boolean;
  readonly children?: ReactNode;
};

/** A screen that is a message: not found, error, unavailable. */
export function MessageView({ mark, title, message, isShort = false, children }: MessageViewProps) {
  return (
    <div
      className={`container-site relative grid content-center overflow-clip [overflow-clip-margin:var(--focus-reach)] ${isShort ? 'pt-12 pb-8' : 'min-h-[60dvh] py-16'}`}
    >
      <p
        aria-hidden="true"
        className="display pointer-events-none absolute -end-2 bottom-0 -z-10 text-[clamp(10rem,38vw,30rem)] leading-[0.75] text-ink/6 select-none"
      >
        {mark}
      </p>
      <span className="eyebrow slash" aria-hidden="true" />
      {/* Neither Heading nor, on the error screen, Button: every page loads that screen's code. */}
      <h1 className="display mt-4 text-display">{title}</h1>
      <p className="mt-4 max-w-measure text-lg text-muted">{message}</p>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
