import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Change } from '@nukkad/contract/platform/events';
import { anApplicationTo } from '../../test/applications';
import { aConversation } from '../../test/conversations';
import { fakeServer } from '../../test/fake-server';
import { anOwnJob, aReceivedApplication, employerAnswers } from '../../test/hiring';
import { aBoard, givenWork, instantAnswers } from '../../test/instant-jobs';
import { anAiJob } from '../../test/jobs';
import { paymentsApi } from '../entities/payment/payments-api';
import { calendarApi } from '../features/calendar/api/calendar-api';
import { messagesApi } from '../features/messages/api/messages-api';
import { myApplicationsApi } from '../features/my-applications/api/my-applications-api';
import { jobRequestsApi } from '../features/instant-work/requests/api/job-requests-api';
import { profileApi } from '../features/profile/api/profile-api';
import { savedSearchesApi } from '../features/saved-searches/api/saved-searches-api';
import { hiringApi } from '../entities/hiring/hiring-api';
import { instantJobsApi } from '../entities/hiring/instant-jobs-api';
import { engagementsApi } from '../entities/engagement/engagements-api';
import { invalidate, tagsOfChange } from '../entities/event/model/topics';
import { makeStore } from './store';

const [job, other] = [anOwnJob({ viewCount: 1 }), anOwnJob()];
const [application, otherApplication] = [aReceivedApplication(), aReceivedApplication()];
const mine = anApplicationTo(anAiJob());
const talks = [aConversation(), aConversation({ id: '20000000-0000-4000-8000-000000000009' })] as const;
const works = [givenWork(), givenWork()] as const;
const boards = [aBoard(), aBoard()] as const;
const [talk, work, instant] = [talks[0].id, works[0].id, boards[0].id];

const SHORT = new Map([
  [job.id, 'JOB'],
  [other.id, 'OTHER JOB'],
  [application.id, 'APPLICATION'],
  [otherApplication.id, 'OTHER APPLICATION'],
]);

/** A page that shows all of this at once. */
async function openPage() {
  const server = fakeServer({
    ...employerAnswers([job, other]),
    [`GET /api/jobs/${job.id}/applications`]: () => [application],
    [`GET /api/jobs/${other.id}/applications`]: () => [otherApplication],
    [`GET /api/applications/${application.id}`]: () => application,
    [`GET /api/applications/${otherApplication.id}`]: () => otherApplication,
    'GET /api/my-applications': () => [mine],
    'GET /api/saved-searches': () => [],
    'GET /api/calendar-feed': () => ({ url: null }),
    ...Object.fromEntries(
      talks.flatMap((each) => [
        [`GET /api/conversations/${each.id}`, () => each],
        [`GET /api/conversations/${each.id}/messages`, () => []],
      ]),
    ),
    ...instantAnswers(boards),
    'GET /api/engagements': () => works,
    'GET /api/user/statement': () => [],
    'GET /api/user/sessions': () => [],
    'GET /api/user/reliability': () => ({ kept: 0, lateCancellations: 0, noShows: 0, band: 'new', breaches: [] }),
    ...Object.fromEntries(works.map((each) => [`GET /api/engagements/${each.id}`, () => each])),
  });
  const store = makeStore();
  const { getMyJob, getJobActivity, getEmployerStats, getMyJobsSummary, pageMyJobs } = hiringApi.endpoints;
  await Promise.all([
    ...[job, other].flatMap(({ id }) => [
      store.dispatch(getMyJob.initiate({ id })),
      store.dispatch(getJobActivity.initiate({ id })),
      store.dispatch(hiringApi.endpoints.receivedApplications.initiate({ jobId: id })),
    ]),
    ...[application, otherApplication].map(({ id }) =>
      store.dispatch(hiringApi.endpoints.applicationsById.initiate([id])),
    ),
    store.dispatch(getEmployerStats.initiate()),
    store.dispatch(getMyJobsSummary.initiate()),
    store.dispatch(pageMyJobs.initiate({ active: true })),
    store.dispatch(myApplicationsApi.endpoints.pageMyApplications.initiate()),
    store.dispatch(savedSearchesApi.endpoints.listSavedSearches.initiate()),
    store.dispatch(calendarApi.endpoints.getCalendarFeed.initiate()),
    store.dispatch(profileApi.endpoints.listSessions.initiate()),
    store.dispatch(messagesApi.endpoints.listConversations.initiate({ side: 'employer' })),
    ...talks.flatMap(({ id }) => [
      store.dispatch(messagesApi.endpoints.getConversation.initiate({ id })),
      store.dispatch(messagesApi.endpoints.pageMessages.initiate(id)),
    ]),
    store.dispatch(jobRequestsApi.endpoints.listJobRequests.initiate()),
    store.dispatch(engagementsApi.endpoints.listEngagements.initiate({ side: 'worker' })),
    store.dispatch(engagementsApi.endpoints.getReliability.initiate()),
    store.dispatch(paymentsApi.endpoints.pageStatement.initiate(undefined)),
    ...works.map(({ id }) => store.dispatch(engagementsApi.endpoints.getEngagement.initiate({ id }))),
    store.dispatch(instantJobsApi.endpoints.pageInstantJobs.initiate()),
    ...boards.map(({ id }) => store.dispatch(instantJobsApi.endpoints.getInstantJob.initiate({ id }))),
  ]);
  /** Returns the addresses that are requested again after a change, in alphabetical order. */
  const loadedAfter = async (change: Change): Promise<string[]> => {
    const before = server.calls.length;
    store.dispatch(invalidate(tagsOfChange(change)));
    await Promise.all(store.dispatch(hiringApi.util.getRunningQueriesThunk()));
    return server.calls
      .slice(before)
      .map(({ call }) => [...SHORT].reduce((text, [id, name]) => text.replace(id, name), call.replace('GET /api/', '')))
      .sort();
  };
  return { loadedAfter };
}

describe('a live event reloads', () => {
  let page: Awaited<ReturnType<typeof openPage>>;
  beforeEach(async () => {
    page = await openPage();
  });

  it.each<[string, Change, string[]]>([
    [
      'the application that it names, and the list that shows it',
      { topic: 'applications', subject: application.id },
      // the same event may concern a seeker's list, which does not contain this application yet
      ['applications/APPLICATION', 'jobs/JOB/applications', 'my-applications'],
    ],
    ['the own application that it names', { topic: 'applications', subject: mine.id }, ['my-applications']],
    [
      'the list of the job of a changed application, and its figures',
      { topic: 'received-applications', subject: job.id },
      ['employer-stats', 'jobs/JOB/activity', 'jobs/JOB/applications', 'my-jobs', 'my-jobs/JOB', 'my-jobs/summary'],
    ],
    [
      'the job that it names, the list that it may have left, and the figures',
      { topic: 'jobs', subject: job.id },
      ['employer-stats', 'jobs/JOB/activity', 'my-jobs', 'my-jobs/JOB', 'my-jobs/summary'],
    ],
    [
      'the number of views of a job',
      { topic: 'job-views', subject: job.id },
      ['employer-stats', 'jobs/JOB/activity', 'my-jobs/JOB'],
    ],
    [
      'the conversation that it names, and the list in which it moves to the top',
      { topic: 'messages', subject: talk },
      ['conversations', `conversations/${talk}`, `conversations/${talk}/messages`],
    ],
    ['the requests for instant work', { topic: 'job-requests', subject: 'request-1' }, ['job-requests']],
    [
      'the instant job that it names, and the list in which it moves',
      { topic: 'instant-jobs', subject: instant },
      ['instant-jobs', `instant-jobs/${instant}`],
    ],
    [
      'the accepted work that it names, the list that it may have left, its figures, and the statement of its payment',
      { topic: 'engagements', subject: work },
      ['engagements', `engagements/${work}`, 'user/reliability', 'user/statement'],
    ],
    ['the saved searches', { topic: 'saved-searches', subject: 'search-1' }, ['saved-searches']],
    ['the calendar address', { topic: 'calendar-feed' }, ['calendar-feed']],
    ['the browsers in which the account is signed in', { topic: 'user' }, ['user/sessions']],
  ])('%s', async (_name, change, loaded) => {
    expect(await page.loadedAfter(change)).toEqual(loaded);
  });

  it('everything of its topic when it names nothing', async () => {
    expect(await page.loadedAfter({ topic: 'jobs' })).toEqual([
      'employer-stats',
      'jobs/JOB/activity',
      'jobs/OTHER JOB/activity',
      'my-jobs',
      'my-jobs/JOB',
      'my-jobs/OTHER JOB',
      'my-jobs/summary',
    ]);
  });

  it('nothing when the topic is of a later release', async () => {
    expect(await page.loadedAfter({ topic: 'weather' as 'jobs', subject: 'rain' })).toEqual([]);
  });
});
