import { api } from '@nukkad/api-client/generated/api.gen';
import { PLACE_QUERY_MAX } from '@nukkad/domain/places';
import { useEffect, useState } from 'react';
import { usePosition } from './usePosition';

const PAUSE_MS = 250;
const LEAST_CHARACTERS = 2;
const SHOWN = 6;

/** The text as it stood when typing last paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/**
 * Places whose name fits what was typed so far, those near the position of the search first; nothing below two
 * characters, and nothing until that position is known.
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
