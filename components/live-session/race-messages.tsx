import { Heading } from '@/components/ui/heading';
import { ShowAll } from '@/components/ui/fold';
import type { Translator } from '@/lib/i18n/translate';

/** A race control message as displayed. */
export type ShownMessage = {
  readonly id: string;
  /** Time of day at the circuit; '' if unknown. */
  readonly time: string;
  readonly text: string;
};

type RaceMessagesProps = {
  /** Newest first. */
  readonly messages: readonly ShownMessage[];
  readonly t: Translator;
};

/** How many are shown without expanding. */
const FIRST_SHOWN = 3;

/** Race control's messages, newest first. */
export function RaceMessages({ messages, t }: RaceMessagesProps) {
  if (messages.length === 0) return null;
  const earlier = messages.slice(FIRST_SHOWN);
  return (
    <section className="race-messages" aria-labelledby="race-control">
      <Heading level={2} size="title-sm" id="race-control">
        {t('session.raceControl')}
      </Heading>
      <MessageList messages={messages.slice(0, FIRST_SHOWN)} />
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
