import { FIRST_ADDRESSES, hotJobsAddress, jobsAddress, seekerStatsAddress } from '@nukkad/api-client/first-addresses';
import { api } from '@nukkad/api-client/generated/api.gen';
import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import type { Position } from '@nukkad/contract/places/geo';
import { applicationsApi } from '../../entities/application/applications-api';
import { interviewsApi } from '../../entities/interview/interviews-api';
import { type JobSearch, searchApi } from '../../entities/job/search-api';
import { positionStore } from '../../entities/position/model/position-store';
import type { SeekerSection } from '../../entities/session/model/sections';
import { seekerStatsApi } from '../../features/interviews/request/api/seeker-stats-api';
import { jobRequestsApi } from '../../features/instant-work/requests/api/job-requests-api';
import { myApplicationsApi } from '../../features/my-applications/api/my-applications-api';
import { type FirstRead, readsOfFrame, UNSUBSCRIBED } from './first-reads';

const jobRequests: FirstRead = [
  FIRST_ADDRESSES.jobRequests,
  (dispatch) => dispatch(jobRequestsApi.endpoints.listJobRequests.initiate(undefined, UNSUBSCRIBED)),
];
const interviews: FirstRead = [
  FIRST_ADDRESSES.interviews,
  (dispatch) => dispatch(interviewsApi.endpoints.listInterviewRequests.initiate(undefined, UNSUBSCRIBED)),
];
const applications: FirstRead = [
  FIRST_ADDRESSES.applications,
  (dispatch) => dispatch(applicationsApi.endpoints.listMyApplications.initiate({}, UNSUBSCRIBED)),
];
const firstApplications: FirstRead = [
  FIRST_ADDRESSES.firstApplications,
  (dispatch) => dispatch(myApplicationsApi.endpoints.pageMyApplications.initiate(undefined, UNSUBSCRIBED)),
];

/** The jobs of a search, by the parameters of its address. */
const jobs = (address: string, search: JobSearch): FirstRead => [
  jobsAddress(search.position, SEARCH_RADIUS_KM, address),
  (dispatch) => dispatch(searchApi.endpoints.searchJobs.initiate(search, UNSUBSCRIBED)),
];

/** The reads of the home of a seeker around a place. */
function readsOfHome(position: Position): readonly FirstRead[] {
  const place = { latitude: String(position.latitude), longitude: String(position.longitude) };
  return [
    jobs('sort=distance&limit=8', { position, sort: 'distance', limit: 8 }),
    [hotJobsAddress(position), (dispatch) => dispatch(api.endpoints.listHotJobs.initiate(place, UNSUBSCRIBED))],
    [
      seekerStatsAddress(position),
      (dispatch) => dispatch(seekerStatsApi.endpoints.getSeekerStats.initiate(place, UNSUBSCRIBED)),
    ],
  ];
}

/** The reads of each section, and those around a place. Their arguments are those of the components. */
const SECTIONS: Partial<
  Record<SeekerSection, { anywhere: readonly FirstRead[]; around?: (position: Position) => readonly FirstRead[] }>
> = {
  'request-interview': { anywhere: [interviews], around: readsOfHome },
  'job-search': {
    anywhere: [applications],
    around: (position) => [jobs('sort=distance&limit=100', { search: '', position, sort: 'distance', limit: 100 })],
  },
  'ai-jobs': {
    anywhere: [applications, interviews],
    around: (position) => [jobs('sort=match', { search: '', position, sort: 'match' })],
  },
  applications: { anywhere: [firstApplications, interviews] },
};

/** Returns the reads of a seeker's section with its frame. */
export function readsOfSection(section: SeekerSection): readonly FirstRead[] {
  const { anywhere = [], around } = SECTIONS[section] ?? {};
  const { position } = positionStore.state();
  return [
    ...readsOfFrame('job_seeker'),
    jobRequests,
    ...anywhere,
    // the position also contains its source
    ...(position && around ? around({ latitude: position.latitude, longitude: position.longitude }) : []),
  ];
}
