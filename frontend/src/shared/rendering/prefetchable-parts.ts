/** A module that is fetched in advance; one that a first tap usually opens comes before all others. */
interface Prefetchable {
  load: () => Promise<unknown>;
  isFirst: boolean;
}

/** Modules that were neither drawn nor fetched in advance yet. `prefetchParts` fetches them. */
export const prefetchable: Prefetchable[] = [];

let noteAdded = (): void => undefined;

/** Calls `listener` after each registration. */
export function onPrefetchable(listener: () => void): void {
  noteAdded = listener;
}

/** Registers a module that is fetched while the browser is idle, as the parts are (`prefetchParts`). */
export function prefetchModule(load: () => Promise<unknown>, isFirst = false): void {
  prefetchable.push({ load, isFirst });
  noteAdded();
}
