type SummaryTextProps = {
  /** Of the field; '' for none. */
  readonly label: string;
  readonly sentence: string;
};

/**
 * An error in the list above a form. A label that is not in the page's language keeps its own direction: otherwise its question mark would
 * appear at the beginning.
 */
export function SummaryText({ label, sentence }: SummaryTextProps) {
  if (label === '') return sentence;
  return (
    <span>
      <bdi>{label}</bdi>: {sentence}
    </span>
  );
}
