/** Copies a text by the selection of a field, as browsers let pages over plain http do. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // in sight, since browsers copy nothing else, and without moving the page
  Object.assign(field.style, { position: 'fixed', inset: '0 auto auto 0', opacity: '0' });
  const { activeElement } = document;
  // a dialog takes the focus back from what stands outside of it
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

/** Copies a text; false where the device lets no page copy. */
export async function copyText(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return copyBySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
