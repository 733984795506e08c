import type { JobApplication } from '@nukkad/api-client/generated/api.gen';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { applicationOf, stageOf } from '../../../shared/hiring/addresses';
import { hiringApi } from '../../../shared/hiring/hiring-api';
import { STAGES, type Stage } from '../model/stages';

/** What is shown: a stage, with applications that stay whether they are at it or not. */
interface View {
  /** The address that it follows, and the key of the visit to it. */
  search: string;
  key: string;
  stage: Stage;
  /** The application that a visit named, until another stage is chosen. */
  named: { id: string; visit: string } | null;
  /** Applications that were opened at this stage, as they were then. */
  opened: readonly JobApplication[];
}

function viewOf(key: string, search: URLSearchParams): View {
  const id = applicationOf(search);
  const stage = id ? undefined : STAGES.find((known) => known === stageOf(search));
  return { search: `${search}`, key, stage: stage ?? 'all', named: id ? { id, visit: key } : null, opened: [] };
}

const targetOf = (search: URLSearchParams): string | null => applicationOf(search) ?? stageOf(search);

/**
 * The view after another visit: it begins anew when that names another application or stage, or follows the same link
 * again. What else the address tells, such as an open conversation, leaves it.
 */
function viewAfter(view: View, key: string, search: URLSearchParams): View {
  const target = targetOf(search);
  const isLink = `${search}` === view.search || target !== targetOf(new URLSearchParams(view.search));
  return target && isLink ? viewOf(key, search) : { ...view, key, search: `${search}` };
}

const newestFirst = (a: JobApplication, b: JobApplication): number =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);

/**
 * The applications to a job at one stage, page after page. An application that was opened stays until another stage is
 * chosen, also when opening it moved it on; one that the address names is there however old it is.
 */
export function useReceivedApplications(jobId: string) {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const [view, setView] = useState(() => viewOf(key, search));
  if (view.key !== key) setView(viewAfter(view, key, search));
  const { stage, named, opened } = view;

  const list = hiringApi.useReceivedApplicationsInfiniteQuery({
    jobId,
    ...(stage === 'all' ? {} : { status: stage }),
  });
  const listed = list.data?.pages.flatMap((page) => page.items);
  const kept = new Set([...(named ? [named.id] : []), ...opened.map(({ id }) => id)]);
  const ids = list.currentData ? [...kept].filter((id) => !listed?.some((application) => application.id === id)) : [];
  const { data: found = [] } = hiringApi.useApplicationsByIdQuery(ids, { skip: ids.length === 0 });
  const extra = ids.flatMap((id) => [...found, ...opened].find((application) => application.id === id) ?? []);

  return {
    ...list,
    applications: listed && extra.length > 0 ? [...listed, ...extra].sort(newestFirst) : listed,
    stage,
    choose: (chosen: Stage) => setView({ ...view, stage: chosen, named: null, opened: [] }),
    /** The visit by which the address names this application; null when it does not. */
    namedBy: ({ id }: JobApplication): string | null => (id === named?.id ? named.visit : null),
    keep: (application: JobApplication) =>
      setView((before) => ({
        ...before,
        opened: [...before.opened.filter(({ id }) => id !== application.id), application],
      })),
  };
}
