/** Puts CSS into the <style> with this id, which the head's script may have made already. Without CSS, none is added. */
export function setStyleElement(id: string, css: string): void {
  const style = document.getElementById(id) ?? (css === '' ? null : addStyleElement(id));
  if (style !== null && style.textContent !== css) style.textContent = css;
}

function addStyleElement(id: string): HTMLElement {
  const style = document.createElement('style');
  style.id = id;
  document.head.append(style);
  return style;
}
