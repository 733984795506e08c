import { api } from '@nukkad/api-client/generated/api.gen';
import { PLACE_QUERY_MAX } from '@nukkad/contract/places/places';
import { useEffect, useState } from 'react';
import { usePosition } from './usePosition';

const PAUSE_MS = 250;
const LEAST_CHARACTERS = 2;
const SHOWN = 6;

/** Returns the text at the last pause in typing. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/**
 * Returns places with a name that matches the typed text, those near the position of the search first; none below two
 * characters, and none until that position is known.
 */
export function usePlaceSuggestions(text: string, wanted: boolean) {
  const query = usePaused(text.trim().slice(0, PLACE_QUERY_MAX));
  const { position } = usePosition();
  const skip = !wanted || !position || query.length < LEAST_CHARACTERS;
  const near = position && { latitude: String(position.latitude), longitude: String(position.longitude) };
  const { currentData, isFetching, isError } = api.useSearchPlacesQuery(
    { query, limit: String(SHOWN), ...near },
    { skip },
  );
  return {
    places: skip ? [] : (currentData ?? []),
    none: !skip && !isFetching && !isError && currentData?.length === 0,
  };
}
