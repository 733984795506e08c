import { useTranslation } from 'react-i18next';
import { usePosition } from './usePosition';

/** Returns a sentence about the origin of the search and the reason why the device's position is not used. */
export function usePositionWords(): string {
  const { t } = useTranslation('position');
  const { position, problem, locating } = usePosition();
  if (!position) return t('locating');
  if (position.source === 'fallback') return t(locating ? 'locating' : `fallback.${problem ?? 'not-asked'}`);
  if (position.source === 'place') return t(problem ? `keptPlace.${problem}` : 'place.near', { place: position.name });
  return t(position.isApproximate ? 'deviceAbout' : 'device');
}
