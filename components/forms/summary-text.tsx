type SummaryTextProps = {
  /** Of the field; '' for none. */
  readonly label: string;
  readonly sentence: string;
};

/**
 * What is wrong with a field, in the list above a form. A label that is not in the page's language keeps its own direction: the mark
 * of a question would stand at its beginning.
 */
export function SummaryText({ label, sentence }: SummaryTextProps) {
  if (label === '') return sentence;
  return (
    <span>
      <bdi>{label}</bdi>: {sentence}
    </span>
  );
}
