/**
 * Moves the focus to the first post of a list that can be seen: the visitor may have chosen the posts about their categories alone. While the
 * spoiler shield covers that post, its list item, which has the cover, gets the focus.
 * @param items the list items of posts
 */
export function focusFirstPost(items: readonly HTMLElement[], options: FocusOptions = {}): void {
  const item = items.find((each) => each.checkVisibility());
  if (item === undefined) return;
  const post = item.querySelector<HTMLElement>('article');
  if (post?.checkVisibility()) return post.focus(options);
  item.tabIndex = -1;
  item.focus(options);
}
