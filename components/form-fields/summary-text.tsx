type SummaryTextProps = {
  /** The field's label; '' for none. */
  readonly label: string;
  readonly sentence: string;
};

/**
 * An error in the list above a form. A label that isn't in the page's language keeps its own direction; otherwise its question mark would
 * appear at the start.
 */
export function SummaryText({ label, sentence }: SummaryTextProps) {
  if (label === '') return sentence;
  return (
    <span>
      <bdi>{label}</bdi>: {sentence}
    </span>
  );
}
