import type { Page } from '@nukkad/api-client/paged-endpoint';

/** Returns the number of items after which a list ends although more exist; null if it continues or is complete. */
export function endsEarly(pages: readonly Page<unknown>[]): number | null {
  const last = pages.at(-1);
  if (!last?.totalIsLeast || last.next !== null) return null;
  const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
  return shown === last.total ? shown : null;
}
