import { PAGE_SIZE_MAX } from '@nukkad/contract/limits';
import { useEffect, useState } from 'react';
import { engagementsApi } from '../../../entities/engagement/engagements-api';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { useMinute } from '../../../shared/clock/useMinute';
import type { AgendaEntry } from '../../../shared/ui/AgendaList';
import { listInterviewTasks } from '../model/interview-tasks';
import { listJobTasks } from '../model/job-tasks';
import { sumOf } from '../model/today-task';
import { listWorkTasks } from '../model/work-tasks';
import { useTaskParts } from './useTaskParts';

/** Maximum number of rows without an hour; the lists below have the rest. */
const SHOWN = 5;
/** Milliseconds for which the content below waits for a response. */
const PATIENCE_MS = 3000;
/** Query of work that requires an action of the employer. */
const DUE = { side: 'employer', state: 'due', limit: String(PAGE_SIZE_MAX) } as const;

/**
 * Returns the tasks that wait for the employer `now`, each with its link: the interviews of the day by the hour, then
 * new items. `known` is false until the server has responded, at most for three seconds, because a late response would
 * move the content below. `complete` is false while a part has not loaded: it may contain further tasks. `rest` is the
 * number of items that no row covers.
 */
export function useTodayTasks(): {
  now: number;
  rows: AgendaEntry[];
  count: number;
  rest: number;
  activeJobs: number;
  known: boolean;
  complete: boolean;
  failed: boolean;
  retry: () => void;
} {
  const now = useMinute();
  const jobs = hiringApi.useGetMyJobsSummaryQuery();
  const summary = jobs.data;
  // prefetches the list further down in parallel, instead of after the tasks
  hiringApi.usePageMyJobsInfiniteQuery({ active: true });
  const received = hiringApi.useListReceivedInterviewRequestsQuery();
  const given = engagementsApi.useListEngagementsQuery(DUE);
  const parts = useTaskParts();
  const interviews = listInterviewTasks(received.data ?? [], now, parts);
  const jobTasks = listJobTasks(summary?.waiting ?? [], parts);
  const timed = [...interviews.timed, ...listWorkTasks(given.data ?? [], now, parts)].sort((a, b) => a.at - b.at);
  // set once only, because a retry of failed content must not hide the page again
  const [known, setKnown] = useState(false);
  const queries = [jobs, received, given];
  const answered = queries.every(({ isLoading }) => !isLoading);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (answered && !known) setKnown(true);
  // the server's number of waiting jobs includes those without a row
  const count = sumOf(timed) + sumOf(interviews.others) + (summary?.waitingCount ?? 0);
  const rows = [...timed, ...[...interviews.others, ...jobTasks].slice(0, SHOWN)];
  return {
    now,
    rows,
    count,
    rest: count - sumOf(rows),
    activeJobs: summary?.active ?? 0,
    known: known || answered,
    complete: queries.every(({ data }) => data !== undefined),
    failed: queries.some(({ data, isError }) => isError && data === undefined),
    retry: () => {
      for (const { data, refetch } of queries) if (data === undefined) void refetch();
    },
  };
}
