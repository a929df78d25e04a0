import { renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useChosenFiles } from './use-chosen-files.client';

test('names the chosen files beside the button that chooses them', async () => {
  document.body.innerHTML =
    '<form><span class="file-field"><input type="file" multiple aria-label="Samples"></span></form>';
  const form = document.querySelector('form')!;
  const field = form.querySelector('input')!;
  renderHook(() => useChosenFiles(form));
  expect(field.parentElement).toHaveAttribute('data-chosen', '');
  await userEvent.upload(field, [new File(['1'], 'one.jpg'), new File(['2'], 'صورة.jpg')]);
  expect(field.parentElement).toHaveAttribute('data-chosen', 'one.jpg, صورة.jpg');
});
