/** Turns to a tab of the form, by its name. */
export function openTab(name: string): void {
  const tabs = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')];
  tabs.find(({ textContent }) => textContent.trim() === name)?.click();
}
