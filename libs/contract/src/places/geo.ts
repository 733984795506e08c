/** A position on the earth. Degrees are WGS 84, distances kilometres, bearings degrees clockwise from north. */

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth, in kilometres: the sphere that PostGIS measures on without `use_spheroid`. */
const EARTH_RADIUS_KM = 6371.0087714;
const RADIANS = Math.PI / 180;
const KM_PER_DEGREE = EARTH_RADIUS_KM * RADIANS;

const normalLongitude = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;

/** Returns the great-circle distance between two positions. */
export function distanceKm(from: Position, to: Position): number {
  const halfLatitude = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2);
  const halfLongitude = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  const chord =
    halfLatitude * halfLatitude +
    Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * halfLongitude * halfLongitude;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Returns the initial direction of the shortest path from `from` to `to`; 0 to below 360, 0 for equal positions. */
export function bearingDegrees(from: Position, to: Position): number {
  const across = (to.longitude - from.longitude) * RADIANS;
  const [start, end] = [from.latitude * RADIANS, to.latitude * RADIANS];
  const east = Math.sin(across) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(across);
  return (Math.atan2(east, north) / RADIANS + 360) % 360;
}

/** Returns the position `km` from `from` in the direction `bearing`, along the great circle. */
export function destination(from: Position, km: number, bearing: number): Position {
  const [start, direction, arc] = [from.latitude * RADIANS, bearing * RADIANS, km / EARTH_RADIUS_KM];
  const latitude = Math.asin(Math.sin(start) * Math.cos(arc) + Math.cos(start) * Math.sin(arc) * Math.cos(direction));
  const east = Math.atan2(
    Math.sin(direction) * Math.sin(arc) * Math.cos(start),
    Math.cos(arc) - Math.sin(start) * Math.sin(latitude),
  );
  return { latitude: latitude / RADIANS, longitude: normalLongitude(from.longitude + east / RADIANS) };
}

/** Cells to a degree of the grid that a worker's position is snapped to: a cell is 0.01°, about 1.1 km high. */
const GRID_PER_DEGREE = 100;

const cellCentre = (degrees: number, most: number): number =>
  Math.min(Math.floor(degrees * GRID_PER_DEGREE), most * GRID_PER_DEGREE - 1) / GRID_PER_DEGREE + 0.5 / GRID_PER_DEGREE;

/** Returns the centre of the 0.01° cell around `position`; all positions of a cell have the same centre. */
export function snapToGrid(position: Position): Position {
  const digits = 3;
  return {
    latitude: Number(cellCentre(position.latitude, 90).toFixed(digits)),
    longitude: Number(cellCentre(normalLongitude(position.longitude), 180).toFixed(digits)),
  };
}

/**
 * Search cells per degree. A cell is 0.025°, about 2.8 km high and at most as wide: small against the 4 km in which the
 * value of nearness halves, so that the jobs of one cell are about equally near; and large enough that a radius of 20
 * km covers some 200 cells, each one index lookup. `search_cell` of the database computes the same cells.
 */
export const SEARCH_CELLS_PER_DEGREE = 40;
const COLUMNS = 360 * SEARCH_CELLS_PER_DEGREE;
const ROWS = 180 * SEARCH_CELLS_PER_DEGREE;

const rowOf = (latitude: number): number => Math.min(ROWS - 1, Math.floor((latitude + 90) * SEARCH_CELLS_PER_DEGREE));
const columnOf = (longitude: number): number =>
  ((Math.floor((longitude + 180) * SEARCH_CELLS_PER_DEGREE) % COLUMNS) + COLUMNS) % COLUMNS;

/** Returns the number of the search cell that contains `position`. */
export function searchCell(position: Position): number {
  return rowOf(position.latitude) * COLUMNS + columnOf(position.longitude);
}

/**
 * A search cell and the bounds of the distance of its nearest and farthest points from the start of the search, in
 * kilometres.
 */
export interface NearCell {
  readonly cell: number;
  readonly nearestKm: number;
  readonly farthestKm: number;
}

/** Beyond this latitude, where there are no employers, cells are so narrow that a circle would touch thousands. */
const SETTLED_LATITUDE = 85;

/**
 * Returns every search cell that a circle touches, the nearest first. A centre beyond 85° of latitude counts as one at
 * 85°.
 */
export function cellsWithin(centre: Position, radiusKm: number): NearCell[] {
  const start = {
    latitude: Math.max(-SETTLED_LATITUDE, Math.min(SETTLED_LATITUDE, centre.latitude)),
    longitude: centre.longitude,
  };
  const height = 1 / SEARCH_CELLS_PER_DEGREE;
  const reach = radiusKm / KM_PER_DEGREE;
  const across = Math.asin(Math.sin(reach * RADIANS) / Math.cos(start.latitude * RADIANS)) / RADIANS;
  const steps = Math.ceil(across * SEARCH_CELLS_PER_DEGREE);
  const middle = columnOf(start.longitude);
  const cells: NearCell[] = [];
  for (let row = rowOf(start.latitude - reach); row <= rowOf(start.latitude + reach); row++) {
    for (let step = -steps; step <= steps; step++) {
      const column = (((middle + step) % COLUMNS) + COLUMNS) % COLUMNS;
      const corner = { latitude: row * height - 90, longitude: column * height - 180 };
      const nearestKm = nearestOf(start, corner, height);
      if (nearestKm > radiusKm) continue;
      cells.push({ cell: row * COLUMNS + column, nearestKm, farthestKm: farthestOf(start, corner, height) });
    }
  }
  return cells.sort((a, b) => a.nearestKm - b.nearestKm || a.cell - b.cell);
}

/** Returns the distance from `centre` to the nearest point of the cell with this south-west corner. */
function nearestOf(centre: Position, corner: Position, height: number): number {
  // The cell is shifted by whole turns until it is on the centre's side of the date line.
  const west = corner.longitude + 360 * Math.round((centre.longitude - corner.longitude) / 360);
  const clamp = (value: number, least: number): number => Math.min(Math.max(value, least), least + height);
  const longitude = clamp(centre.longitude, west);
  const latitude = clamp(turnLatitude(centre, longitude), corner.latitude);
  return distanceKm(centre, { latitude, longitude });
}

/** Returns the distance from `centre` to the farthest corner of the cell with this south-west corner. */
function farthestOf(centre: Position, corner: Position, height: number): number {
  let farthest = 0;
  for (const latitude of [corner.latitude, corner.latitude + height]) {
    for (const longitude of [corner.longitude, corner.longitude + height]) {
      farthest = Math.max(farthest, distanceKm(centre, { latitude, longitude }));
    }
  }
  return farthest;
}

/**
 * Returns the latitude of the point of the meridian `longitude` that is nearest to `centre`: great circles bend towards
 * the pole.
 */
function turnLatitude(centre: Position, longitude: number): number {
  const across = Math.cos((longitude - centre.longitude) * RADIANS);
  return Math.atan2(Math.sin(centre.latitude * RADIANS), Math.cos(centre.latitude * RADIANS) * across) / RADIANS;
}

const INDIA = { south: 6, north: 37.6, west: 68, east: 97.5 };

/**
 * Returns whether a position is in the rectangle around India, including islands and parts of neighbouring countries.
 */
export const isAroundIndia = ({ latitude, longitude }: Position): boolean =>
  latitude >= INDIA.south && latitude <= INDIA.north && longitude >= INDIA.west && longitude <= INDIA.east;
