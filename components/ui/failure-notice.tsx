import { Notice } from './notice';

/** Says what went wrong, announced at once; nothing for ''. */
export const FailureNotice = ({ text }: { readonly text: string }) =>
  text === '' ? null : (
    <Notice tone="danger" live>
      {text}
    </Notice>
  );
