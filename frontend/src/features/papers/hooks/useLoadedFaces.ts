import { useEffect, useState } from 'react';
import { loadFacesOf } from '../../../shared/theme/script-faces';

/** Whether `text` can be drawn in the faces of all its scripts, or has to do without; false without a text. */
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
