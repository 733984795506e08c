const METRES_A_MINUTE = 80;
const WALKED_MINUTES_MAX = 20;

/** Returns the minutes on foot for a distance; null if it is too far to walk. */
export function walkingMinutes(km: number | undefined): number | null {
  if (km === undefined) return null;
  const minutes = Math.max(1, Math.round((km * 1000) / METRES_A_MINUTE));
  return minutes <= WALKED_MINUTES_MAX ? minutes : null;
}
