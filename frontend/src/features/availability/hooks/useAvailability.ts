import type { ApiError } from '@nukkad/api-client/base-query';
import type { UpdateAvailability } from '@nukkad/domain/availability';
import type { CurrentUser } from '@nukkad/domain/users';
import { useTranslation } from 'react-i18next';
import { positionStore, type SearchPosition } from '../../../shared/position/position-store';
import { useToast } from '../../../shared/ui/toast/useToast';
import { availabilityApi } from '../api/availability-api';

/** The position that was shared or chosen; null while a stand-in is used. */
export function knownPosition(): SearchPosition | null {
  const { position } = positionStore.state();
  return position && position.source !== 'fallback' ? position : null;
}

/** Asks the device where it is, unless that is known; null when it does not say. */
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

/** The coordinates of a position, as the call takes them. */
export const coordinatesOf = (position: SearchPosition | null): Pick<UpdateAvailability, 'latitude' | 'longitude'> =>
  position ? { latitude: position.latitude, longitude: position.longitude } : {};

/** Switches availability, and says what came of it; `onPlaceless` is called when nobody knows where the worker is. */
export function useAvailability(user: CurrentUser, onPlaceless: () => void) {
  const { t } = useTranslation('availability');
  const { toast } = useToast();
  const [update, { isLoading }] = availabilityApi.useUpdateAvailabilityMutation();

  const save = async (change: UpdateAvailability): Promise<boolean> => {
    try {
      await update({ updateAvailability: change }).unwrap();
      return true;
    } catch (error) {
      toast({
        title: t('failed.title'),
        description: (error as ApiError).detail ?? t('failed.text'),
        variant: 'destructive',
      });
      return false;
    }
  };
  return {
    busy: isLoading,
    save,
    switchOff: () => save({ available: false }),
    switchOn: async (): Promise<boolean> => {
      // where work is counted from was said before
      const position = user.availability.hasPosition ? knownPosition() : await findPosition();
      if (!position && !user.availability.hasPosition) {
        onPlaceless();
        return false;
      }
      return save({ available: true, ...coordinatesOf(position) });
    },
  };
}
