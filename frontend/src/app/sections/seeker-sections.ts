import type { SeekerSection } from '../../entities/session/model/sections';
import type { LazyPart } from '../../shared/rendering/lazy-part';
import { lazySection, prefetchedSection } from '../lazy-component';

/**
 * The content of each section. A section of the bar is fetched while the browser is idle, so that it opens without the
 * network; any other section when it is opened for the first time.
 */
export const SECTION_PARTS: Record<SeekerSection, LazyPart<object>> = {
  'ai-jobs': prefetchedSection(
    async () => (await import('./AiJobsSection')).AiJobsSection,
    ...['ai-jobs', 'interview', 'job', 'position', 'saved-searches', 'search'],
  ),
  'job-search': prefetchedSection(
    async () => (await import('./JobSearchSection')).JobSearchSection,
    ...['job-search', 'ai-jobs', 'interview', 'job', 'position', 'search'],
  ),
  'request-interview': prefetchedSection(
    async () => (await import('../../features/interviews/request/components/RequestInterview')).RequestInterview,
    ...['interviews/request', 'interview', 'job', 'position', 'search'],
  ),
  applications: prefetchedSection(
    async () => (await import('./MyApplicationsSection')).MyApplicationsSection,
    ...['my-applications', 'job', 'messages/recent'],
  ),
  calendar: lazySection(async () => (await import('../../features/calendar/components/Calendar')).Calendar, 'calendar'),
  salary: lazySection(
    async () => (await import('../../features/salary/components/Salary')).Salary,
    ...['salary', 'position', 'job'],
  ),
  rewards: lazySection(async () => (await import('../../features/rewards/components/Rewards')).Rewards, 'rewards'),
};
