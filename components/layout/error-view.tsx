import { Button } from '@/components/ui/button';
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
      <Button onClick={onRetry}>{retryLabel}</Button>
    </MessageView>
  );
}
