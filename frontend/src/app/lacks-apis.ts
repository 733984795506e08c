/**
 * Returns whether the browser lacks an API that `fallbacks.ts` provides; most browsers lack none and do not fetch that
 * file.
 */
export const lacksApis = (): boolean =>
  !(
    'Segmenter' in Intl &&
    'toSorted' in Array.prototype &&
    'toWellFormed' in String.prototype &&
    'groupBy' in Object &&
    'withResolvers' in Promise &&
    'canParse' in URL &&
    'size' in URLSearchParams.prototype
  );
