import type { Position } from '@nukkad/domain/geo';

const INDIA = { south: 6, north: 37.6, west: 68, east: 97.5 };

/** Whether a position lies in the rectangle around India, islands included; neighbours lie in it too. */
export const isAroundIndia = ({ latitude, longitude }: Position): boolean =>
  latitude >= INDIA.south && latitude <= INDIA.north && longitude >= INDIA.west && longitude <= INDIA.east;
