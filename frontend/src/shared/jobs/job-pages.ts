/** One page of a list of jobs. */
export interface JobsPage<J> {
  jobs: J[];
  /** How many there are in all; null when the server does not say. */
  total: number | null;
  /** True when there are more than `total`: the server stops counting somewhere. */
  totalIsLeast: boolean;
  /** Cursor of the page behind this one; null on the last page. */
  next: string | null;
}

const NEXT_LINK = /<([^>]*)>\s*;\s*rel="?next"?/i;
const COUNT = /^(\d+)(\+?)$/;

/** Reads the page from an answer: the jobs from its body, the rest from its headers. */
export function readJobsPage<J>(jobs: J[], meta: { response?: Response } | undefined): JobsPage<J> {
  const headers = meta?.response?.headers;
  const link = NEXT_LINK.exec(headers?.get('Link') ?? '')?.[1];
  const [, total, plus] = COUNT.exec(headers?.get('X-Total-Count') ?? '') ?? [];
  return {
    jobs,
    total: total === undefined ? null : Number(total),
    totalIsLeast: plus === '+',
    next: link ? new URL(link, 'http://localhost').searchParams.get('cursor') : null,
  };
}

/** Paging by cursor for `build.infiniteQuery`. */
export const jobPaging = {
  initialPageParam: null as string | null,
  getNextPageParam: (last: JobsPage<unknown>): string | null | undefined => last.next ?? undefined,
};

/** After how many jobs a list ends although there are more; null when it goes on, or has them all. */
export function endsEarly(pages: readonly JobsPage<unknown>[]): number | null {
  const last = pages.at(-1);
  if (!last?.totalIsLeast || last.next !== null) return null;
  const shown = pages.reduce((sum, { jobs }) => sum + jobs.length, 0);
  return shown === last.total ? shown : null;
}
