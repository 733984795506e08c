import AddIcon from '@mui/icons-material/Add';
import ChatIcon from '@mui/icons-material/ChatOutlined';
import TodayIcon from '@mui/icons-material/EventAvailableOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { BarItem } from '../../features/dashboard/components/bar-item';
import type { NavItem } from '../../features/dashboard/components/nav-item';
import type { FrameNav } from '../../features/dashboard/components/DashboardFrame';
import { useUnreadMessages } from '../../features/messages/hooks/useUnreadMessages';
import { lastPostKind } from '../../entities/hiring/model/last-post';
import { EMPLOYER_PATHS, INSTANT_STEP, POST, TO_INSTANT_POST } from '../../entities/hiring/paths';
import { withOverlay } from '../../shared/overlay/overlay-history';

const ICONS = { today: TodayIcon, jobs: WorkIcon, post: AddIcon, messages: ChatIcon } as const;
const PLACES = ['today', 'jobs', 'post', 'messages'] as const;

/** The place among an employer's pages that a page belongs to; null where the address decides. */
export type EmployerNavId = 'jobs' | 'instant-requests' | null;

/** Returns the navigation of an employer's pages. */
export function useEmployerNav(user: CurrentUser | undefined, current: EmployerNavId): FrameNav {
  const { t } = useTranslation('dashboard');
  const { pathname, search, hash, state } = useLocation();
  const isHere = current !== null || pathname === EMPLOYER_PATHS.today;
  const unread = useUnreadMessages('employer', user !== undefined && isHere);
  const isPosting = [POST, INSTANT_STEP].some((name) => new URLSearchParams(search).has(name));
  const here = isPosting && pathname === EMPLOYER_PATHS.today ? EMPLOYER_PATHS.post : `${pathname}${hash}`;
  // the form of the last posted kind of job; the other form is one tap away
  const toPost = lastPostKind(user?.id ?? '') === 'instant' ? TO_INSTANT_POST : EMPLOYER_PATHS.post;
  const open = current ?? PLACES.find((place) => EMPLOYER_PATHS[place] === here) ?? 'today';
  // over the employer's own page, the link to the form contains the overlay entry that Back removes; an additional
  // history entry would be lost by a reload
  const covered: unknown = open === 'post' ? state : withOverlay(state, 'named');
  const stateOf = (id: string) => (id === 'post' && pathname === EMPLOYER_PATHS.today ? covered : undefined);
  const places: BarItem[] = PLACES.map((id) => ({
    id,
    icon: ICONS[id],
    label: t(`bar.${id}`),
    to: id === 'post' ? toPost : EMPLOYER_PATHS[id],
    state: stateOf(id),
    isOpen: id === open,
    count: id === 'messages' ? unread : 0,
    isRaised: id === 'post',
  }));
  const items: NavItem[] = places.map(({ id, label, to, state: over }) => ({
    id,
    label,
    to,
    state: over,
    icon: ICONS[id as keyof typeof ICONS],
  }));
  const instant: NavItem = {
    id: 'instant-requests',
    label: t('sections.instant-requests'),
    sign: 'waves',
    to: '/instant-requests',
  };
  const isPost = ({ id }: NavItem) => id === 'post';
  return {
    sidebar: [
      ...items
        .filter((item) => !isPost(item))
        .map((item) => (item.id === 'messages' ? { ...item, count: unread } : item)),
      instant,
      ...items.filter(isPost).map((item) => ({ ...item, apart: true, isRaised: true })),
    ],
    menu: [...items, { ...instant, apart: true }],
    bar: places,
    current: open,
  };
}
