import type { Place } from '@nukkad/api-client/generated/api.gen';
import { useState } from 'react';
import { placeName } from '../model/place-name';
import { positionStore } from '../model/position-store';

/** Returns the text of a field for a place, and a handler that starts searches from a chosen place. */
export function useTypedPlace(onChosen: () => void) {
  const [value, onChange] = useState('');
  const onPick = (place: Place) => {
    positionStore.choose({ ...place, name: placeName(place) });
    onChange('');
    onChosen();
  };
  return { value, onChange, onPick };
}
