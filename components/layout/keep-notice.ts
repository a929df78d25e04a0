import { championshipNow } from '@/lib/content/client-clock';
import { isNoticeUp, NOTICE_FROM, NOTICE_ID, NOTICE_KEY, NOTICE_UNTIL } from '@/lib/navigation/notice';

/** How often an open page checks whether the notice has started or ended. */
const CHECK_MS = 15_000;

const momentOf = (bar: Element, name: string) => {
  const value = bar.getAttribute(name);
  return value === null ? null : Number(value);
};

function closedNotice(): string | null {
  try {
    return localStorage.getItem(NOTICE_KEY);
  } catch {
    // Storage is blocked, so the notice returns on the next page.
    return null;
  }
}

function remember(id: string): void {
  try {
    localStorage.setItem(NOTICE_KEY, id);
  } catch {
    // As above.
  }
}

/**
 * Follows the clock on an open page without moving its content: a notice that starts late overlays the content, and one that ends keeps
 * its space until the next page.
 */
function follow(bar: HTMLElement): void {
  const id = bar.getAttribute(NOTICE_ID) ?? '';
  const isVisible = isNoticeUp(momentOf(bar, NOTICE_FROM), momentOf(bar, NOTICE_UNTIL), championshipNow());
  if (closedNotice() === id) bar.hidden = true;
  else if (isVisible && bar.hidden) {
    bar.dataset['late'] = '';
    bar.hidden = false;
  } else if (!bar.hidden) bar.style.visibility = isVisible ? '' : 'hidden';
}

/**
 * Makes the notice follow its times and its close button return the focus; a notice that arrives without a new page has no script of its
 * own.
 * @returns a function that stops it
 */
export function keepNotice(): () => void {
  const bar = () => document.querySelector<HTMLElement>(`[${NOTICE_ID}]`);
  const check = () => {
    const notice = bar();
    if (notice) follow(notice);
  };
  const close = ({ target }: Event) => {
    const notice = bar();
    const button = target instanceof Element ? target.closest('button') : null;
    if (!notice || !button || !notice.contains(button)) return;
    remember(notice.getAttribute(NOTICE_ID) ?? '');
    notice.hidden = true;
    // The button that had the focus is gone.
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  const timer = setInterval(check, CHECK_MS);
  document.addEventListener('visibilitychange', check);
  document.addEventListener('click', close);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
    document.removeEventListener('click', close);
  };
}
