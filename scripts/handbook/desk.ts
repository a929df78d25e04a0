import type { Locator, Page } from '@playwright/test';
import { tabTo, type InputMethod } from './input-method.ts';

/** A file on the office's computer. */
export type OfficeFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Saves a picture of the screen. @param about the part that matters */
export type TakePicture = (page: Page, about: Locator) => Promise<void>;

/** Somebody using the CMS, whose clicks are counted. Typing isn't counted, and Tab counts as typing. */
export type Desk = {
  readonly page: Page;
  readonly clicks: () => number;
  readonly click: (target: Locator) => Promise<void>;
  /** Clicks on a field and types, replacing its content. */
  readonly write: (target: Locator, text: string) => Promise<void>;
  /** Types into a field that already has the focus, or gets it with Tab. */
  readonly typeInto: (target: Locator, text: string) => Promise<void>;
  /** Chooses a file for a field, which counts as one click; the system's file dialog isn't counted. */
  readonly chooseFile: (target: Locator, file: OfficeFile) => Promise<void>;
  /** Drops files onto a part of the screen, which counts as one click. */
  readonly drop: (target: Locator, files: readonly OfficeFile[]) => Promise<void>;
  readonly picture: (about: Locator) => Promise<void>;
};

/** Drops files onto a part of a page, as from a folder. */
export async function dropFiles(target: Locator, files: readonly OfficeFile[]): Promise<void> {
  const plain = files.map(({ buffer, ...file }) => ({ ...file, data: buffer.toString('base64') }));
  const dataTransfer = await target.page().evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, data } of given) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, plain);
  await target.dispatchEvent('drop', { dataTransfer });
}

/** @param takePicture saves a picture of the screen; does nothing in tests */
export function createDesk(page: Page, input: InputMethod, takePicture: TakePicture): Desk {
  let clicks = 0;
  const type = async (text: string) => {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  };
  return {
    page,
    clicks: () => clicks,
    click: async (target) => {
      await input.press(target);
      clicks += 1;
    },
    write: async (target, text) => {
      await input.goTo(target);
      clicks += 1;
      await type(text);
    },
    typeInto: async (target, text) => {
      await tabTo(target);
      await type(text);
    },
    chooseFile: async (target, file) => {
      const choosing = page.waitForEvent('filechooser');
      await input.press(target);
      clicks += 1;
      await (await choosing).setFiles({ ...file });
    },
    drop: async (target, files) => {
      await dropFiles(target, files);
      clicks += 1;
    },
    picture: (about) => takePicture(page, about),
  };
}
