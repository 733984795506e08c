import { useEffect, useState } from 'react';
import { loadFacesOf } from '../../../shared/theme/script-faces';

/**
 * Returns whether `text` can be drawn with the web fonts of all its scripts, or their loading has timed out; false
 * without a text.
 */
export function useLoadedFaces(text: string | null): boolean {
  const [loaded, setLoaded] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    let isCurrent = true;
    void loadFacesOf(text).then(() => {
      if (isCurrent) setLoaded(text);
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return text !== null && loaded === text;
}
