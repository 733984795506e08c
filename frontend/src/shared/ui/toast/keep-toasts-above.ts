/** The height of the actions at the lower edge, in pixels; toasts stand above it. */
export const ACTIONS_HEIGHT = '--nk-actions-height';

const shown: HTMLElement[] = [];

function tell(): void {
  const height = shown.at(-1)?.offsetHeight ?? 0;
  document.documentElement.style.setProperty(ACTIONS_HEIGHT, `${height}px`);
}

/** Keeps toasts above the actions of a sheet, whose element this is the `ref` of. */
export function keepToastsAbove(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  shown.push(element);
  tell();
  return () => {
    shown.splice(shown.indexOf(element), 1);
    tell();
  };
}
