import { COVERED_TITLE_SCRIPT } from '@/lib/spoilers/head-script';

/** Comes after the element with `COVERED_TITLE` and after its cover, which directly follows that element. */
export const CoveredTitle = () => <script dangerouslySetInnerHTML={{ __html: COVERED_TITLE_SCRIPT }} />;
