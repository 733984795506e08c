import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import GavelIcon from '@mui/icons-material/GavelOutlined';
import HoursIcon from '@mui/icons-material/MoreTimeOutlined';
import TimesIcon from '@mui/icons-material/ScheduleOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import LockPersonIcon from '@mui/icons-material/LockPersonOutlined';
import PersonSearchIcon from '@mui/icons-material/PersonSearchOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import MoneyIcon from '@mui/icons-material/AccountBalanceOutlined';
import BalanceIcon from '@mui/icons-material/BalanceOutlined';
import ReviewsIcon from '@mui/icons-material/ReviewsOutlined';
import ReplayIcon from '@mui/icons-material/ReplayOutlined';
import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import QueueIcon from '@mui/icons-material/StackedBarChartOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { AdminSection } from '../../features/admin/model/admin-sections';
import { lazySection } from '../lazy-component';

export const ADMIN_ICONS: Record<AdminSection, typeof SvgIcon> = {
  support: SupportIcon,
  'job-reviews': FactCheckIcon,
  'message-reports': FlagIcon,
  'suspension-appeals': LockPersonIcon,
  'work-appeals': GavelIcon,
  'pay-cases': PaymentsIcon,
  'time-corrections': TimesIcon,
  contests: HoursIcon,
  money: MoneyIcon,
  'review-cases': ReviewsIcon,
  'review-bias': BalanceIcon,
  users: PersonSearchIcon,
  'dead-letters': ReplayIcon,
  queues: QueueIcon,
  'audit-log': HistoryIcon,
};

/** The parts of the staff's page, each fetched when it is first opened. */
export const ADMIN_PARTS: Record<AdminSection, ComponentType> = {
  support: lazySection(async () => (await import('../../features/admin/components/SupportDesk')).SupportDesk),
  'job-reviews': lazySection(async () => (await import('../../features/admin/components/JobReviews')).JobReviews),
  'message-reports': lazySection(
    async () => (await import('../../features/admin/components/MessageReports')).MessageReports,
  ),
  'suspension-appeals': lazySection(
    async () => (await import('../../features/admin/components/SuspensionAppeals')).SuspensionAppeals,
  ),
  'work-appeals': lazySection(async () => (await import('../../features/admin/components/WorkAppeals')).WorkAppeals),
  'pay-cases': lazySection(async () => (await import('../../features/admin/components/PayCases')).PayCases),
  'time-corrections': lazySection(
    async () => (await import('../../features/admin/components/TimeCorrections')).TimeCorrections,
    'engagement',
  ),
  contests: lazySection(async () => (await import('../../features/admin/components/Contests')).Contests, 'engagement'),
  money: lazySection(async () => (await import('../../features/admin/components/MoneyDesk')).MoneyDesk),
  'review-cases': lazySection(
    async () => (await import('../../features/admin/components/ReviewCases')).ReviewCases,
    'review',
  ),
  'review-bias': lazySection(async () => (await import('../../features/admin/components/ReviewBias')).ReviewBias),
  users: lazySection(async () => (await import('../../features/admin/components/UserSearch')).UserSearch),
  'dead-letters': lazySection(async () => (await import('../../features/admin/components/DeadLetters')).DeadLetters),
  queues: lazySection(async () => (await import('../../features/admin/components/QueueBoard')).QueueBoard),
  'audit-log': lazySection(async () => (await import('../../features/admin/components/AuditLog')).AuditLog),
};
