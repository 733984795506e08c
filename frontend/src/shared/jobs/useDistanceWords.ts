import type { AiJob, Job } from '@nukkad/api-client/generated/api.gen';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/format';
import { isExact, type SearchPosition } from '../position/position-store';
import { usePosition } from '../position/usePosition';
import { localisedName } from './localised-names';

/** `about`: the device knows only about where it is. `standIn`: the search starts at a place that nobody chose. */
const basisOf = (position: SearchPosition | null): 'exact' | 'about' | 'standIn' => {
  if (!position || isExact(position)) return 'exact';
  return position.source === 'fallback' ? 'standIn' : 'about';
};

/** What is known of how far a job is. */
type Distance = Pick<Job, 'distance'> & Partial<Pick<AiJob, 'city' | 'isInSameCity'>>;

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

      /** "2.4 km", as a milestone has it; where the distance is not known "Nearby", or the city of a job in another one. */
      milestone: ({ distance, city, isInSameCity }: Distance, place?: string): string => {
        if (distance !== undefined) return figure(distance, place);
        return (isInSameCity !== true && localisedName(city)) || t('nearby');
      },

      /** "2.4 km away", "about 2 km away", or "2.4 km from Jayanagar"; where the distance is not known "In Mysuru" or "Nearby". */
      distance({ distance, city: names }: Distance, place?: string): string {
        const city = localisedName(names);
        if (distance === undefined) return city ? t('inCity', { city }) : t('nearby');
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
