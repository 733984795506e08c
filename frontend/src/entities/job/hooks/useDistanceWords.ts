import type { AiJob, Job } from '@nukkad/api-client/generated/api.gen';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { isExact, type SearchPosition } from '../../position/model/position-store';
import { usePosition } from '../../position/hooks/usePosition';
import { localisedName } from '../model/localised-names';

/** `about`: the device knows only an approximate position. `standIn`: the search starts at a default place. */
const basisOf = (position: SearchPosition | null): 'exact' | 'about' | 'standIn' => {
  if (!position || isExact(position)) return 'exact';
  return position.source === 'fallback' ? 'standIn' : 'about';
};

/** The known facts about the distance of a job. */
type Distance = Pick<Job, 'distance'> & Partial<Pick<AiJob, 'city' | 'isInSameCity'>>;

/**
 * Words for the distance of a job, as exact as the position that it is measured from: whole kilometres from an
 * approximate position, and with the name of the default place if no position is known. `place` names the place of a
 * search, from which distances are exact.
 */
export function useDistanceWords() {
  const { t } = useTranslation('job');
  const format = useFormat();
  const basis = basisOf(usePosition().position);
  return useMemo(() => {
    const figure = (distance: number, place?: string): string =>
      basis === 'exact' || place !== undefined ? format.km(distance) : format.wholeKm(distance);
    const origin = (place?: string): string | undefined => place ?? (basis === 'standIn' ? t('standIn') : undefined);
    return {
      /** Whether distances are measured from the reader's position, or from a place that the reader chose. */
      isExact: basis === 'exact',
      /** The place from which distances are measured: the given one, or the default place. */
      origin,

      /**
       * Returns the text of a milestone, "2.4 km"; for an unknown distance "Nearby", or the city of a job in another
       * one.
       */
      milestone: ({ distance, city, isInSameCity }: Distance, place?: string): string => {
        if (distance !== undefined) return figure(distance, place);
        return (isInSameCity !== true && localisedName(city)) || t('nearby');
      },

      /**
       * Returns "2.4 km away", "about 2 km away", or "2.4 km from Jayanagar"; for an unknown distance "In Mysuru" or
       * "Nearby".
       */
      distance({ distance, city: names }: Distance, place?: string): string {
        const city = localisedName(names);
        if (distance === undefined) return city ? t('inCity', { city }) : t('nearby');
        const km = figure(distance, place);
        const from = origin(place);
        if (from !== undefined) return t('awayFrom', { distance: km, place: from });
        return t(basis === 'about' ? 'awayAbout' : 'away', { distance: km });
      },

      /** Returns the words beside the figure of a distance: "away", "from Jayanagar". */
      measured(place?: string): string {
        const from = origin(place);
        if (from !== undefined) return t('measuredFrom', { place: from });
        return t(basis === 'about' ? 'measuredAbout' : 'measured');
      },
    };
  }, [t, format, basis]);
}
