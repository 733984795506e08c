/** Looks for a place on the map of the phone, or of the browser where there is none. */
export const mapAddress = (words: readonly string[]): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: words.join(', ') })}`;
