/** Type of the annotation by which a browser test says that it had to look at a page twice, and why. Such a test is reported as flaky. */
export const SECOND_LOOK = 'second look';
