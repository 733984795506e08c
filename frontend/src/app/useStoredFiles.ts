import { useEffect } from 'react';
import { CONTENT_MS, useIsIdle } from '../shared/rendering/useIsIdle';

/**
 * Stores the files of a public page, and the page of a public job, for a visit without a network: for guests as well, once the content
 * of the page is drawn.
 */
export function useStoredFiles(): void {
  const isIdle = useIsIdle(CONTENT_MS);
  useEffect(() => {
    if (isIdle)
      void import('./store-files-for-offline')
        .then(({ storeFilesForOffline }) => storeFilesForOffline())
        .catch(console.warn);
  }, [isIdle]);
}
