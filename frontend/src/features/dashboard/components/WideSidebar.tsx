import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { useCollapsed } from '../hooks/useCollapsed';
import { HEADER_PX, SIDEBAR_PX } from './frame-sizes';
import type { NavItem } from './nav-item';
import { SidebarNav } from './SidebarNav';
import { belowNotices, heightBelowNotices } from '../../../shared/ui/notice-height';

const NARROW_PX = 80;

/** The sidebar of wide screens: always visible, and collapsible. A phone has no use for it and does not draw it. */
export function WideSidebar({ nav }: { nav: { items: readonly NavItem[]; current: string } }) {
  const { t } = useTranslation('dashboard');
  const [collapsed, setCollapsed] = useCollapsed();
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  if (onPhone) return null;
  return (
    <Box
      component="aside"
      aria-label={t('sidebar.label')}
      sx={{
        position: 'sticky',
        top: belowNotices(HEADER_PX),
        display: 'flex',
        flexDirection: 'column',
        flexShrink: 0,
        gap: 2,
        width: collapsed ? NARROW_PX : SIDEBAR_PX,
        height: heightBelowNotices(HEADER_PX),
        p: 2,
        pt: 4.25,
        overflowY: 'auto',
        transition: 'width 160ms',
      }}
    >
      <SidebarNav items={nav.items} current={nav.current} collapsed={collapsed} />
      <Button
        color="inherit"
        aria-expanded={!collapsed}
        aria-label={collapsed ? t('sidebar.expand') : undefined}
        onClick={() => setCollapsed(!collapsed)}
        sx={{
          mt: 'auto',
          justifyContent: collapsed ? 'center' : 'flex-start',
          gap: 1.5,
          px: collapsed ? 0 : 1.5,
          color: 'text.secondary',
          fontWeight: 450,
        }}
      >
        <ChevronLeftIcon aria-hidden sx={{ transform: collapsed ? 'rotate(180deg)' : 'none' }} />
        {!collapsed && t('sidebar.collapse')}
      </Button>
    </Box>
  );
}
