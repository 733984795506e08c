import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import GiftIcon from '@mui/icons-material/CardGiftcard';
import RupeeIcon from '@mui/icons-material/CurrencyRupee';
import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import SearchIcon from '@mui/icons-material/Search';
import type SvgIcon from '@mui/material/SvgIcon';
import type { SeekerSection } from '../../entities/session/model/sections';
import type { LazyPart } from '../../shared/rendering/lazy-part';
import { lazySection } from '../lazy-component';

/** Icon of each section in the sidebar. */
export const SECTION_ICONS: Record<SeekerSection, typeof SvgIcon> = {
  'request-interview': EventIcon,
  'job-search': SearchIcon,
  'ai-jobs': AutoAwesomeIcon,
  applications: AssignmentIcon,
  calendar: CalendarIcon,
  salary: RupeeIcon,
  rewards: GiftIcon,
};

/** The content of each section; it is fetched when the section is opened for the first time (`lazySection`). */
export const SECTION_PARTS: Record<SeekerSection, LazyPart<object>> = {
  'ai-jobs': lazySection(
    async () => (await import('./AiJobsSection')).AiJobsSection,
    ...['ai-jobs', 'applications', 'interview', 'job', 'position', 'saved-searches', 'search'],
  ),
  'job-search': lazySection(
    async () => (await import('./JobSearchSection')).JobSearchSection,
    ...['job-search', 'ai-jobs', 'applications', 'interview', 'job', 'position', 'search'],
  ),
  'request-interview': lazySection(
    async () => (await import('../../features/interviews/request/components/RequestInterview')).RequestInterview,
    ...['interviews/request', 'interview', 'job', 'position', 'search'],
  ),
  applications: lazySection(
    async () => (await import('./MyApplicationsSection')).MyApplicationsSection,
    ...['my-applications', 'job', 'messages'],
  ),
  calendar: lazySection(async () => (await import('../../features/calendar/components/Calendar')).Calendar, 'calendar'),
  salary: lazySection(
    async () => (await import('../../features/salary/components/Salary')).Salary,
    ...['salary', 'position', 'job'],
  ),
  rewards: lazySection(async () => (await import('../../features/rewards/components/Rewards')).Rewards, 'rewards'),
};
