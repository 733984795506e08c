import type { JobApplication } from '@nukkad/api-client/generated/api.gen';
import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { applicationOf, atStage, isLinkToApplication, stageOf, withApplication } from '../../../entities/hiring/paths';
import { SHEET } from '../../../shared/overlay/sheet-parameter';
import { hiringApi } from '../../../entities/hiring/hiring-api';
import { overlaysIn } from '../../../shared/overlay/overlay-history';
import { STAGES, type Stage } from '../model/stages';

/** A visit to an application by its address; `leads` if its card must be scrolled into view. */
export interface Visit {
  id: string;
  leads: boolean;
}

/** State of the list in addition to the stage in the address. */
interface View {
  /** The address of the view, and the key of its history entry. */
  search: string;
  key: string;
  /** The last visit to an application. */
  visit: Visit | null;
  /** Applications opened at this stage, in their state at the time. */
  opened: readonly JobApplication[];
  /** The application that the user opened, which the address will name next. */
  byHand: string | null;
}

/** The way by which the user reached an entry: a link, or Back. */
interface Arrival {
  key: string;
  search: URLSearchParams;
  isLink: boolean;
  isBack: boolean;
}

const stageIn = (search: URLSearchParams): Stage => STAGES.find((known) => known === stageOf(search)) ?? 'all';

/**
 * The view after a navigation. Another stage resets it. An application counts as visited when the URL starts to name it
 * or a link names it again, but not when the user opened it on the page or a sheet about it opened.
 */
function viewAfter(view: View, { key, search, isLink, isBack }: Arrival): View {
  const before = new URLSearchParams(view.search);
  const id = applicationOf(search);
  const next = { ...view, key, search: `${search}`, byHand: null };
  const visit = id === null ? null : { id, leads: !isBack };
  if (stageIn(search) !== stageIn(before)) return { ...next, visit, opened: [] };
  if (id === null) return { ...next, visit: null };
  if (id === view.byHand) return next;
  const isVisit = id === applicationOf(before) ? isLink && isLinkToApplication(search) : !search.has(SHEET);
  return isVisit ? { ...next, visit } : next;
}

const newestFirst = (a: JobApplication, b: JobApplication): number =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);

/**
 * The applications to a job at the stage in the URL, page by page. An opened application stays in the list until
 * another stage is chosen, even if opening it changed its stage. The application in the URL is always in the list,
 * however old it is; the URL names the one opened last.
 */
export function useReceivedApplications(jobId: string) {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const named = applicationOf(search);
  const [view, setView] = useState<View>(() => ({
    ...{ search: `${search}`, key, opened: [], byHand: null },
    visit: named === null ? null : { id: named, leads: true },
  }));
  if (view.key !== key) {
    setView(viewAfter(view, { key, search, isBack, isLink: !isBack && overlaysIn(state).length === 0 }));
  }
  const { visit, opened } = view;
  const stage = stageIn(search);

  const list = hiringApi.useReceivedApplicationsInfiniteQuery({
    jobId,
    ...(stage === 'all' ? {} : { status: stage }),
  });
  const listed = list.data?.pages.flatMap((page) => page.items);
  const kept = new Set([...(named === null ? [] : [named]), ...opened.map(({ id }) => id)]);
  const ids = list.currentData ? [...kept].filter((id) => !listed?.some((application) => application.id === id)) : [];
  const { data: found = [] } = hiringApi.useApplicationsByIdQuery(ids, { skip: ids.length === 0 });
  const extra = ids.flatMap((id) => [...found, ...opened].find((application) => application.id === id) ?? []);

  return {
    ...list,
    applications: listed && extra.length > 0 ? [...listed, ...extra].sort(newestFirst) : listed,
    stage,
    /** The application in the URL; null if it names none. */
    named,
    choose: (chosen: Stage): void => {
      if (chosen === stage) return;
      setSearch(atStage(search, chosen === 'all' ? null : chosen), { preventScrollReset: true });
    },
    /** Returns the visit that opens this application; null if there is none. */
    visitTo: ({ id }: JobApplication): Visit | null => (id === visit?.id ? visit : null),
    keep: (application: JobApplication) =>
      setView((before) => ({
        ...before,
        opened: [...before.opened.filter(({ id }) => id !== application.id), application],
      })),
    /**
     * Writes to the URL that the user opened or closed an application. It replaces the history entry, so Back still
     * leaves the page.
     */
    note: ({ id }: JobApplication, isOpen: boolean): void => {
      if (!isOpen && named !== id) return;
      if (isOpen) setView((before) => ({ ...before, byHand: id }));
      const address = withApplication(search, isOpen ? id : null);
      setSearch(address, { replace: true, state: state as unknown, preventScrollReset: true });
    },
  };
}
