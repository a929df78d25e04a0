import { MessageView } from './message-view';

type ErrorViewProps = {
  readonly title: string;
  readonly message: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
};

/** The error screen. Its texts are passed in, because an error boundary may be outside every provider. */
export function ErrorView({ title, message, retryLabel, onRetry }: ErrorViewProps) {
  return (
    <MessageView mark="500" title={title} message={message}>
      <button type="button" className="btn" data-colour="brand" onClick={onRetry}>
        {retryLabel}
      </button>
    </MessageView>
  );
}
