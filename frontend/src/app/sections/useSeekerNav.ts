import type { CurrentUser } from '@nukkad/domain/users';
import { hasSide } from '@nukkad/domain/users';
import { useTranslation } from 'react-i18next';
import type { NavItem } from '../../features/dashboard/components/nav-item';
import { usePendingRequests } from '../../features/instant-requests/hooks/usePendingRequests';
import { SEEKER_SECTIONS, type SeekerSection, toSection } from '../../shared/dashboard/sections';
import { SECTION_ICONS } from './seeker-sections';

/** The sidebar of a seeker's pages: the sections, and Instant Requests with how many wait; undefined for whoever is none. */
export function useSeekerNav(
  user: CurrentUser | undefined,
  current: SeekerSection | 'instant-requests',
): { items: readonly NavItem[]; current: string } | undefined {
  const { t } = useTranslation('dashboard');
  const waiting = usePendingRequests(user);
  if (!user || !hasSide(user.role, 'job_seeker')) return undefined;
  const sections = SEEKER_SECTIONS.map((id) => ({
    id,
    label: t(`sections.${id}`),
    icon: SECTION_ICONS[id],
    // the dashboard has two addresses, and stays at the one that it was opened at
    to: current === 'instant-requests' ? `/${toSection(id)}` : toSection(id),
    highlighted: id === 'ai-jobs',
  }));
  const instant = {
    id: 'instant-requests',
    label: t('sections.instant-requests'),
    sign: 'waves' as const,
    to: '/instant-requests',
    count: waiting,
    apart: true,
  };
  return { items: [...sections, instant], current };
}
