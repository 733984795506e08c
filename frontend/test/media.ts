/** Simulates a screen that matches the media queries for which `matches` returns true, until the end of the test. */
export function setMedia(matches: (query: string) => boolean): void {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (media: string) => ({
      matches: matches(media),
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}

/** Removes the fake screen: jsdom has none. */
export function resetMedia(): void {
  Reflect.deleteProperty(window, 'matchMedia');
}
