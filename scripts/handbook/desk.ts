import type { Locator, Page } from '@playwright/test';
import { tabTo, type Hands } from './hands.ts';

/** A file as a folder of the office has it. */
export type OfficeFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** Keeps a picture of the screen. @param about the part that matters */
export type TakePicture = (page: Page, about: Locator) => Promise<void>;

/** Somebody at a screen of the CMS, whose clicks are counted. What is typed isn't, and Tab is typed. */
export type Desk = {
  readonly page: Page;
  readonly clicks: () => number;
  readonly click: (target: Locator) => Promise<void>;
  /** Clicks on a field and types; what was in it is replaced. */
  readonly write: (target: Locator, text: string) => Promise<void>;
  /** Types in the field that has the focus already, or gets it by Tab. */
  readonly goOn: (target: Locator, text: string) => Promise<void>;
  /** Chooses a file for a field, which is one click; the computer's own window isn't counted. */
  readonly chooseFile: (target: Locator, file: OfficeFile) => Promise<void>;
  /** Drops files onto a part of the screen, which is one click. */
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

/** @param takePicture keeps a picture of the screen; nothing in tests */
export function createDesk(page: Page, hands: Hands, takePicture: TakePicture): Desk {
  let clicks = 0;
  const type = async (text: string) => {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  };
  return {
    page,
    clicks: () => clicks,
    click: async (target) => {
      await hands.press(target);
      clicks += 1;
    },
    write: async (target, text) => {
      await hands.goTo(target);
      clicks += 1;
      await type(text);
    },
    goOn: async (target, text) => {
      await tabTo(target);
      await type(text);
    },
    chooseFile: async (target, file) => {
      const choosing = page.waitForEvent('filechooser');
      await hands.press(target);
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
