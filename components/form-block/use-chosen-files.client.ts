import { useEffect } from 'react';

/** Names the chosen files beside the file button: the browser's own text may be in another language. */
export function useChosenFiles(form: HTMLFormElement): void {
  useEffect(() => {
    const stop = new AbortController();
    const show = () => {
      for (const input of form.querySelectorAll<HTMLInputElement>('.file-field > input')) {
        const names = [...(input.files ?? [])].map(({ name }) => name);
        input.parentElement?.setAttribute('data-chosen', names.join(', '));
      }
    };
    show();
    form.addEventListener('change', show, { signal: stop.signal });
    return () => stop.abort();
  }, [form]);
}
