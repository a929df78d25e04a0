import { Heading } from '@/components/ui/heading';
import { ShowAll } from '@/components/ui/fold';
import type { Translator } from '@/lib/i18n/translate';

/** A message of race control as it is shown. */
export type ShownMessage = {
  readonly id: string;
  /** Time of day at the circuit; '' if it isn't known. */
  readonly time: string;
  readonly text: string;
};

type RaceMessagesProps = {
  /** Newest first. */
  readonly messages: readonly ShownMessage[];
  readonly t: Translator;
};

/** How many are shown without a press. */
const NEWEST = 3;

/** What race control told everybody, the newest on top. */
export function RaceMessages({ messages, t }: RaceMessagesProps) {
  if (messages.length === 0) return null;
  const earlier = messages.slice(NEWEST);
  return (
    <section className="race-messages" aria-labelledby="race-control">
      <Heading level={2} size="title-sm" id="race-control">
        {t('session.raceControl')}
      </Heading>
      <MessageList messages={messages.slice(0, NEWEST)} />
      {earlier.length === 0 ? null : (
        <ShowAll label={t('session.earlierMessages')}>
          <MessageList messages={earlier} />
        </ShowAll>
      )}
    </section>
  );
}

const MessageList = ({ messages }: Pick<RaceMessagesProps, 'messages'>) => (
  <ol>
    {messages.map(({ id, time, text }) => (
      <li key={id}>
        <span className="numeric text-muted">{time}</span> <bdi>{text}</bdi>
      </li>
    ))}
  </ol>
);
