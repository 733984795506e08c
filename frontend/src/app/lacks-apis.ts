/** Whether the browser lacks something that `fallbacks.ts` provides; most need none, and do not fetch it. */
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
