import { COMPILED } from './compiled-lexicon.js';
import type { OccupationData } from './lexicon-data.js';

const BY_ID: ReadonlyMap<string, OccupationData> = new Map(COMPILED.occupations.map((data) => [data.id, data]));

/** Whether an occupation drives something else than a car. */
export const drivesOtherVehicle = (id: string): boolean => BY_ID.get(id)?.drives === 'other';
export const drivesCar = (id: string): boolean => BY_ID.get(id)?.drives === 'car';

/** Whether an occupation is work of any kind, which yields to every other work in an advertisement. */
export const isGeneralHelp = (id: string): boolean => BY_ID.get(id)?.isGeneralHelp ?? false;

/** Returns the occupation that `id` means beside others: a cook beside a house help is a home cook. */
export function besideOccupations(id: string, others: ReadonlySet<string>): string {
  const [, there] = Object.entries(BY_ID.get(id)?.beside ?? {}).find(([other]) => others.has(other)) ?? [];
  return there ?? id;
}

/** Returns the occupations that `id` means in the category of domestic help. */
export function occupationsAtHome(id: string): readonly string[] {
  const atHome = BY_ID.get(id)?.atHome ?? [];
  return atHome.length > 0 ? atHome : [id];
}

/** Returns the occupation of the helpers of a trade: an "electrician helper" is not an electrician. */
export const helperOfTrade = (id: string): string | null => BY_ID.get(id)?.helper ?? null;
