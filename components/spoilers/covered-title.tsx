import { COVERED_TITLE_SCRIPT } from '@/lib/spoilers/head-script';

/** Stands after the element that has `COVERED_TITLE`. */
export const CoveredTitle = () => <script dangerouslySetInnerHTML={{ __html: COVERED_TITLE_SCRIPT }} />;
