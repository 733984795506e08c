import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { BarItem } from '../../features/dashboard/components/bar-item';
import type { FrameNav } from '../../features/dashboard/components/DashboardFrame';
import type { NavItem } from '../../features/dashboard/components/nav-item';
import { usePendingRequests } from '../../features/instant-work/requests/hooks/usePendingRequests';
import { useUnreadMessages } from '../../features/messages/hooks/useUnreadMessages';
import { SEEKER_SECTIONS, type SeekerSection, toSection } from '../../entities/session/model/sections';
import { toNearby } from '../../entities/job/paths';
import { SECTION_ICONS } from './section-icons';

/** The place among a seeker's pages that a page belongs to; null for none. */
export type SeekerNavId = SeekerSection | 'instant-requests' | null;

const DASHBOARDS: ReadonlySet<string> = new Set(['/', '/job-seeker']);

/** The entries of the bar except the menu: their targets, and the sections at which each is the open one. */
const BAR = [
  { id: 'home', icon: HomeIcon, to: toSection('request-interview'), at: ['request-interview'] },
  { id: 'jobs', icon: WorkIcon, to: toSection('ai-jobs'), at: ['ai-jobs', 'job-search'] },
  { id: 'nearby', sign: 'rings', to: toNearby, at: [] },
  { id: 'mine', icon: AssignmentIcon, to: toSection('applications'), at: ['applications', 'calendar'] },
] as const;

/**
 * Returns the navigation of a seeker's pages: the sections, the view Nearby of one of them, and Instant Requests with
 * the number of pending requests.
 */
export function useSeekerNav(user: CurrentUser | undefined, current: SeekerNavId): FrameNav {
  const { t } = useTranslation('dashboard');
  const { pathname, search } = useLocation();
  const waiting = usePendingRequests(user);
  const unread = useUnreadMessages('job_seeker', user !== undefined && current !== null);
  const isNearby = current === 'job-search' && new URLSearchParams(search).get('view') === 'nearby';
  // the dashboard has two addresses; links retain the one at which it was opened
  const at = (address: string): string => (DASHBOARDS.has(pathname) ? address : `/${address}`);
  const sections: NavItem[] = SEEKER_SECTIONS.map((id) => ({
    id,
    label: t(`sections.${id}`),
    icon: SECTION_ICONS[id],
    to: at(toSection(id)),
    highlighted: id === 'ai-jobs',
  }));
  const instant: NavItem = {
    id: 'instant-requests',
    label: t('sections.instant-requests'),
    sign: 'waves',
    to: '/instant-requests',
    count: waiting,
  };
  const nearby: NavItem = { id: 'nearby', label: t('bar.nearby'), sign: 'rings', to: at(toNearby), apart: true };
  const bar: BarItem[] = BAR.map(({ id, to, at: sections, ...picture }) => ({
    ...picture,
    id,
    label: t(`bar.${id}`),
    to: at(to),
    isOpen: isNearby ? id === 'nearby' : sections.some((section) => section === current),
    count: id === 'mine' ? unread : 0,
  }));
  return {
    sidebar: [...sections, nearby, instant],
    // a phone has Nearby in its bar
    menu: [...sections, { ...instant, apart: true }],
    bar,
    menuCount: waiting,
    current: current ?? '',
    sidebarCurrent: isNearby ? nearby.id : undefined,
  };
}
