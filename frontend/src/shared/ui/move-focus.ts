import type { KeyboardEvent } from 'react';

/** Returns the index of the element to focus after a key; undefined for other keys. */
function nextIndex({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent, index: number, count: number) {
  if (altKey || shiftKey || ctrlKey || metaKey) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight') return (index + 1) % count;
  return key === 'ArrowLeft' ? (index - 1 + count) % count : undefined;
}

/** Moves the focus between the children of an element by arrow keys, Home and End, from the last to the first as well. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const children = [...event.currentTarget.children] as HTMLElement[];
  const index = children.findIndex((child) => child === document.activeElement);
  const next = nextIndex(event, index, children.length);
  if (next === undefined) return;
  event.preventDefault();
  children[next]?.focus();
}
