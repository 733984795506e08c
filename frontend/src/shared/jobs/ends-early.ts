import type { Page } from '@nukkad/api-client/paged-endpoint';

/** After how many items a list ends although there are more; null when it goes on, or has them all. */
export function endsEarly(pages: readonly Page<unknown>[]): number | null {
  const last = pages.at(-1);
  if (!last?.totalIsLeast || last.next !== null) return null;
  const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
  return shown === last.total ? shown : null;
}
