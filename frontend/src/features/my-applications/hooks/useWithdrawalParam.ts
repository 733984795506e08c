import type { MyApplication } from '@nukkad/api-client/generated/api.gen';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SHEET } from '../../../shared/overlay/sheet-parameter';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { isUndecided } from '../model/stamp';

const WITHDRAW = 'withdraw';

interface List {
  /** The applications listed so far; undefined while none are loaded. */
  applications: readonly MyApplication[] | undefined;
  /** Whether more pages exist and none is loading. */
  hasMore: boolean;
  /** Whether the list is complete. */
  isWhole: boolean;
  fetchMore: () => void;
}

/**
 * Opens the withdraw dialog of the application in the URL. Loads more pages until the application is found. Removes it
 * from the URL if it is already decided or does not exist.
 */
export function useWithdrawalParam({ applications, hasMore, isWhole, fetchMore }: List) {
  const [address] = useSearchParams();
  const sheet = useOverlayParam('application', SHEET);
  const id = address.get(SHEET) === WITHDRAW ? sheet.value : null;
  const named = id === null ? undefined : applications?.find((application) => application.id === id);
  const asked = named && isUndecided(named.status) ? named : null;
  const isFurther = id !== null && !named && hasMore;
  const isGone = id !== null && !asked && (named !== undefined || isWhole);
  const findFurther = useEffectEvent(fetchMore);
  const leave = useEffectEvent(sheet.close);
  useEffect(() => {
    if (isFurther) findFurther();
  }, [isFurther]);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  return {
    /** The application of the dialog; null if it is closed. */
    asked,
    ask: (application: MyApplication): void => sheet.open(application.id, { [SHEET]: WITHDRAW }),
    close: sheet.close,
  };
}
