import { api } from '@nukkad/api-client/generated/api.gen';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useUpdateSearchParams } from '../../../shared/hooks/useUpdateSearchParams';
import { overlayHistory } from '../../../shared/overlay/overlay-history';
import { placeName } from '../model/place-name';
import { positionStore } from '../model/position-store';
import { usePosition } from './usePosition';

const NEAR = 'near';

/**
 * Returns a function that writes a place into the address after all other changes of the same event, and whether such a
 * write is pending.
 */
function useNear() {
  const changeAddress = useUpdateSearchParams();
  const pending = useRef(0);
  const write = (id: string | null) => (address: URLSearchParams) => {
    if (id === null) address.delete(NEAR);
    else address.set(NEAR, id);
    return address;
  };
  return {
    write: (id: string | null, replace: boolean): void => {
      pending.current++;
      overlayHistory.whenIdle(() => {
        pending.current--;
        changeAddress(write(id), { replace });
      });
    },
    isPending: (): boolean => pending.current > 0,
  };
}

/**
 * Synchronises the start place of searches with the URL, by place id; the device's position is never written to the
 * URL. On load and on Back the URL has priority; a choice on the page changes the URL.
 */
export function useSyncPlaceParam(): void {
  const near = useSearchParams()[0].get(NEAR);
  const { write, isPending } = useNear();
  const { position } = usePosition();
  const chosen = position?.source === 'place' ? position.id : null;
  const { key } = useLocation();
  const wentBack = useNavigationType() === NavigationType.Pop;
  const [findPlace] = api.useLazyGetPlaceQuery();
  const wanted = useRef<string | null>(null);
  /** Value of the store at the last write; undefined before any position is known. */
  const known = useRef(position === null ? undefined : chosen);
  const find = async (id: string) => {
    const found = await findPlace({ id }, true);
    if (wanted.current !== id) return;
    if (found.data) positionStore.choose({ ...found.data, name: placeName(found.data) });
    else write(null, true);
  };
  const onAddress = useEffectEvent(() => {
    wanted.current = near;
    // the store may be newer than the rendered page
    const { position: now } = positionStore.state();
    const present = now?.source === 'place' ? now.id : null;
    // a recent choice is still being written into the address
    if (near === present || isPending() || (now && known.current !== undefined && present !== known.current)) return;
    if (near !== null) void find(near);
    // a place chosen before a reload applies until another is chosen
    else if (wentBack && !positionStore.isRestored()) positionStore.forget();
    else write(present, true);
  });
  useEffect(() => onAddress(), [key, near]);

  const onChoice = useEffectEvent(() => {
    if (position === null) return;
    const before = known.current;
    known.current = chosen;
    if (before === chosen || near === chosen) return;
    // a choice of an earlier page in this tab is no choice on this page
    if (before === undefined) {
      if (near === null) write(chosen, true);
      return;
    }
    write(chosen, false);
  });
  useEffect(() => onChoice(), [position, chosen]);
}
