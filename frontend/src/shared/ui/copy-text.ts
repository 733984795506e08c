/** Copies a text by the selection of a field, which browsers allow on pages over plain http. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // inside the window, because browsers copy only visible text, and without scrolling the page
  Object.assign(field.style, { position: 'fixed', inset: '0 auto auto 0', opacity: '0' });
  const { activeElement } = document;
  // inside the dialog, which otherwise moves the focus back from elements outside
  (activeElement?.parentElement ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  }
}

/** Copies a text; returns false if the device blocks copying by pages. */
export async function copyText(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return copyBySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
