import GavelIcon from '@mui/icons-material/GavelOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import ReplayIcon from '@mui/icons-material/ReplayOutlined';
import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import QueueIcon from '@mui/icons-material/StackedBarChartOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { type ComponentType, lazy } from 'react';
import type { AdminSection } from '../../features/admin/model/admin-sections';

export const ADMIN_ICONS: Record<AdminSection, typeof SvgIcon> = {
  support: SupportIcon,
  'work-appeals': GavelIcon,
  'dead-letters': ReplayIcon,
  queues: QueueIcon,
  'audit-log': HistoryIcon,
};

/** The parts of the staff's page, each fetched when it is first opened. */
export const ADMIN_PARTS: Record<AdminSection, ComponentType> = {
  support: lazy(async () => ({ default: (await import('../../features/admin/components/SupportDesk')).SupportDesk })),
  'work-appeals': lazy(async () => ({
    default: (await import('../../features/admin/components/WorkAppeals')).WorkAppeals,
  })),
  'dead-letters': lazy(async () => ({
    default: (await import('../../features/admin/components/DeadLetters')).DeadLetters,
  })),
  queues: lazy(async () => ({ default: (await import('../../features/admin/components/QueueBoard')).QueueBoard })),
  'audit-log': lazy(async () => ({ default: (await import('../../features/admin/components/AuditLog')).AuditLog })),
};
