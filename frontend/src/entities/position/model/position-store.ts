import type { Position } from '@nukkad/contract/places/geo';
import { FALLBACK_POSITION, POSITION_DECIMALS } from '@nukkad/contract/limits';
import { type DeviceProblem, requestDevicePosition } from './device-position';

/**
 * The origin of a search, and its source. A chosen place has a name and its id in the gazetteer; a device may know only
 * an approximate position.
 */
export type SearchPosition = Position &
  ({ source: 'device'; isApproximate?: true } | { source: 'place'; id: string; name: string } | { source: 'fallback' });

/** Reason why the device's position is not used: not requested yet, refused, or not found. */
export type PositionProblem = 'not-asked' | DeviceProblem;

export interface PositionState {
  /** Null until it is known whether the device may be located without a prompt. */
  position: SearchPosition | null;
  /** True while the device is being located. */
  locating: boolean;
  problem: PositionProblem | null;
}

/**
 * Returns whether distances can be measured from a position: a user chose it, or the device located itself precisely.
 */
export const isExact = (position: SearchPosition): boolean =>
  position.source === 'place' || (position.source === 'device' && !position.isApproximate);

const KEY = 'search-position';
/** Maximum age in milliseconds of a stored device position that is still accurate enough. */
const POSITION_AGE_MS = 5 * 60_000;

const rounded = (degrees: number): number => Number(degrees.toFixed(POSITION_DECIMALS));
const FALLBACK: SearchPosition = { ...FALLBACK_POSITION, source: 'fallback' };
const UNKNOWN: PositionState = { position: null, locating: false, problem: null };

function isKept(value: unknown): value is SearchPosition {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Partial<Record<string, unknown>>;
  return (
    typeof kept['latitude'] === 'number' &&
    typeof kept['longitude'] === 'number' &&
    (kept['source'] === 'device' ||
      (kept['source'] === 'place' && typeof kept['name'] === 'string' && typeof kept['id'] === 'string'))
  );
}

function readKept(): SearchPosition | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    // nothing stored, or a value that this page did not write
    return null;
  }
}

function keep(position: SearchPosition): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(position));
  } catch {
    return;
  }
}

/** Returns the browser's permission for the position at this moment. */
async function permission(): Promise<PermissionState> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return 'prompt';
  }
}

/**
 * Creates the store of the position that searches start from, for the lifetime of the tab. It is no slice: its sources
 * are the geolocation and the session storage of the browser, and the first script reads it before the page is drawn.
 */
export function createPositionStore() {
  let state = UNKNOWN;
  let started = false;
  let restored = false;
  let end = (): void => undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<PositionState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  /** Retains the present origin of a search, otherwise uses the fallback. */
  const failed = (problem: PositionProblem) => set({ locating: false, problem, position: state.position ?? FALLBACK });

  /** Locates the device. The browser asks the user first, unless the permission was settled before. */
  function locate(): void {
    end();
    set({ locating: true });
    end = requestDevicePosition({
      onFound: ({ latitude, longitude, isApproximate }) => {
        const position: SearchPosition = {
          latitude: rounded(latitude),
          longitude: rounded(longitude),
          source: 'device',
          ...(isApproximate ? { isApproximate } : {}),
        };
        keep(position);
        set({ position, locating: false, problem: null });
      },
      onProblem: failed,
      maximumAge: POSITION_AGE_MS,
    });
  }

  const store = {
    state: (): PositionState => state,
    locate,

    /** Determines the initial position, once; never causes a prompt of the browser. */
    async start(): Promise<void> {
      if (started) return;
      started = true;
      const kept = readKept();
      if (kept) {
        restored = true;
        return set({ position: kept });
      }
      if (!('geolocation' in navigator)) return failed('unavailable');
      const answer = await permission();
      if (state.position || state.locating) return;
      if (answer === 'granted') locate();
      else failed(answer === 'denied' ? 'denied' : 'not-asked');
    },

    /** Returns whether the position is that of the page before a reload, without a new choice. */
    isRestored: (): boolean => restored,

    /** Starts searches at a place that the user chose. */
    choose(place: Position & { id: string; name: string }): void {
      const position: SearchPosition = {
        latitude: rounded(place.latitude),
        longitude: rounded(place.longitude),
        id: place.id,
        name: place.name,
        source: 'place',
      };
      // a later response of the device must not change the choice
      end();
      keep(position);
      restored = false;
      set({ position, locating: false, problem: null });
    },

    /** Discards the chosen place and uses the position that the page would use without it. */
    forget(): void {
      try {
        sessionStorage.removeItem(KEY);
      } catch {
        // storage is refused, so nothing was stored
      }
      store.reset();
      void store.start();
    },

    /** Resets the store to the state of a new tab: the position is unknown, and the stored position applies again. */
    reset(): void {
      end();
      started = false;
      restored = false;
      set(UNKNOWN);
    },

    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
}

/** The position of this tab. */
export const positionStore = createPositionStore();
