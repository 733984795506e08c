let isFirst = false;

/** Returns whether the document still shows the page with which it was opened. */
export const isFirstPage = (): boolean => isFirst;

/** Notes that the document shows the page with which it was opened, or that the user has left it. */
export function noteFirstPage(state: 'shown' | 'left'): void {
  isFirst = state === 'shown';
}
