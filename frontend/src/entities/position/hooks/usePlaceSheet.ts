import { SHEET } from '../../../shared/overlay/sheet-parameter';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';

const PLACE = 'place';

/** The sheet of `PlaceChip`, in which the user changes the place of a search. */
export function usePlaceSheet(): { isOpen: boolean; open: () => void; close: () => void } {
  const sheet = useOverlayParam(SHEET);
  return { isOpen: sheet.value === PLACE, open: () => sheet.open(PLACE), close: sheet.close };
}
