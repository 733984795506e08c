import type { Job } from '@nukkad/api-client/generated/api.gen';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format';
import { isExact, type SearchPosition } from '../position/position-store';
import { usePosition } from '../position/usePosition';

/** `about`: the device knows only about where it is. `standIn`: the search starts at a place that nobody chose. */
const basisOf = (position: SearchPosition | null): 'exact' | 'about' | 'standIn' => {
  if (!position || isExact(position)) return 'exact';
  return position.source === 'fallback' ? 'standIn' : 'about';
};

/**
 * The distance of a job, as exact as the position from which it is measured: whole kilometres from a position that is known
 * about, and from the name of the stand-in where no position is known. `place` names the place that a search is about,
 * from which distances are exact.
 */
export function useDistanceWords() {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const basis = basisOf(usePosition().position);
  return useMemo(() => {
    const figure = (distance: number, place?: string): string =>
      basis === 'exact' || place !== undefined ? format.km(distance) : format.wholeKm(distance);
    const origin = (place?: string): string | undefined => place ?? (basis === 'standIn' ? t('standIn') : undefined);
    return {
      /** Whether distances are those from where the reader is, or from a place that the reader chose. */
      isExact: basis === 'exact',
      /** The place from which distances are measured: the one given, or the stand-in. */
      origin,

      /** "2.4 km", as a milestone has it; "Nearby" when the distance is not known. */
      milestone: ({ distance }: Pick<Job, 'distance'>, place?: string): string =>
        distance === undefined ? t('nearby') : figure(distance, place),

      /** "2.4 km away", "about 2 km away", or "2.4 km from Jayanagar"; "Nearby" when the distance is not known. */
      distance({ distance }: Pick<Job, 'distance'>, place?: string): string {
        if (distance === undefined) return t('nearby');
        const km = figure(distance, place);
        const from = origin(place);
        if (from !== undefined) return t('awayFrom', { distance: km, place: from });
        return t(basis === 'about' ? 'awayAbout' : 'away', { distance: km });
      },

      /** How a distance is measured, beside its figure: "away", "from Jayanagar". */
      measured(place?: string): string {
        const from = origin(place);
        if (from !== undefined) return t('measuredFrom', { place: from });
        return t(basis === 'about' ? 'measuredAbout' : 'measured');
      },
    };
  }, [t, format, basis]);
}
