import type { ApiError } from '@nukkad/api-client/base-query';
import type { UpdateAvailability } from '@nukkad/contract/instant-work/availability';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { isExact, positionStore, type SearchPosition } from '../../../../entities/position/model/position-store';
import { useToast } from '../../../../shared/ui/toast/useToast';
import { availabilityApi } from '../api/availability-api';
import { setSwitchWanted } from '../model/switch-intent';

/**
 * Returns the position that the user shared or chose; null while a default position is in use, or if the device knows
 * only an approximate one.
 */
export function knownPosition(): SearchPosition | null {
  const { position } = positionStore.state();
  return position && isExact(position) ? position : null;
}

/** Requests the position of the device unless it is known; null if the device returns none. */
async function findPosition(): Promise<SearchPosition | null> {
  if (knownPosition()) return knownPosition();
  positionStore.locate();
  await new Promise<void>((resolve) => {
    const endWait = (): void => {
      if (positionStore.state().locating) return;
      stop();
      resolve();
    };
    const stop = positionStore.subscribe(endWait);
    endWait();
  });
  return knownPosition();
}

/** Returns the coordinates of a position in the form that the call requires. */
export const coordinatesOf = (position: SearchPosition | null): Pick<UpdateAvailability, 'latitude' | 'longitude'> =>
  position ? { latitude: position.latitude, longitude: position.longitude } : {};

/** Returns whether the server refused to switch on because it knows no kind of work. */
const asksForKinds = (error: ApiError): boolean =>
  error.problem?.errors?.some(({ field }) => field === 'categories') ?? false;

/**
 * Switches availability, and reports the result. If the place of the worker or the kind of work is unknown, calls
 * `onIncomplete` instead of switching on.
 */
export function useAvailability(user: CurrentUser, onIncomplete: () => void) {
  const { t } = useTranslation('instant-work/availability');
  const { toast } = useToast();
  const dispatch = useDispatch();
  const [update, { isLoading }] = availabilityApi.useUpdateAvailabilityMutation();
  const [readKinds] = availabilityApi.useLazyGetSuggestedKindsQuery();
  const [finding, setFinding] = useState(false);

  const ask = (): boolean => {
    dispatch(setSwitchWanted(true));
    onIncomplete();
    return false;
  };
  /**
   * Returns whether the server knows a kind of work of the worker; true without a response, because the server decides
   * again.
   */
  const hasKinds = async (): Promise<boolean> => {
    if (user.availability.categories.length > 0 || user.preferredCategories.length > 0) return true;
    const { data } = await readKinds();
    return data === undefined || data.categories.length > 0;
  };

  const save = async (change: UpdateAvailability): Promise<boolean> => {
    try {
      await update({ updateAvailability: change }).unwrap();
      return true;
    } catch (error) {
      if (change.available && asksForKinds(error as ApiError)) return ask();
      toast({
        title: t('failed.title'),
        description: (error as ApiError).detail ?? t('failed.text'),
        variant: 'destructive',
      });
      return false;
    }
  };
  return {
    busy: isLoading || finding,
    save,
    switchOff: () => save({ available: false }),
    switchOn: async (): Promise<boolean> => {
      setFinding(true);
      try {
        if (!(await hasKinds())) return ask();
        // a stored place is used without a new request
        const position = user.availability.hasPosition ? knownPosition() : await findPosition();
        if (!position && !user.availability.hasPosition) return ask();
        return await save({ available: true, ...coordinatesOf(position) });
      } finally {
        setFinding(false);
      }
    },
  };
}
