import { COVERED_TITLE_SCRIPT } from '@/lib/spoilers/head-script';

/** Stands after the element that has `COVERED_TITLE`, and after its cover, which directly follows that. */
export const CoveredTitle = () => <script dangerouslySetInnerHTML={{ __html: COVERED_TITLE_SCRIPT }} />;
