import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { BRAND } from '@nukkad/domain/brand';
import type { CurrentUser, Side } from '@nukkad/domain/users';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Drawer } from '../../../shared/overlay/Drawer';
import { knowAllScripts } from '../../../shared/theme/script-faces';
import { BrandName } from '../../../shared/ui/BrandMark';
import { Awning } from '../../../shared/ui/Awning';
import { LanguageSwitch } from '../../../shared/ui/LanguageSwitch';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { useCollapsed } from '../hooks/useCollapsed';
import { calledName } from '../../../shared/session/display-name';
import { HOME_OF_SIDE } from '../../../shared/session/useSides';
import { NameQuestion } from './NameQuestion';
import type { NavItem } from './nav-item';
import { type AccountMenu, ProfileMenu } from './ProfileMenu';
import { SidebarNav } from './SidebarNav';

const SuspendedPage = lazy(async () => ({
  default: (await import('./SuspendedPage')).SuspendedPage,
}));

/** Height of the band on wide screens; the sidebar stands below it. */
const HEADER_PX = 72;
const WIDE_PX = 232;
const NARROW_PX = 80;

interface Props {
  user: CurrentUser;
  /** The side of the market that this dashboard serves. */
  side: Side;
  /** Heading of the page: the name of the open section, with the greeting below it. */
  title?: string;
  /** Takes the place of title and greeting; brings the page's `h1` along. */
  heading?: ReactNode;
  /** The sections, if there are any; without them there is no sidebar. */
  nav?: { items: readonly NavItem[]; current: string } | undefined;
  /** What the profile menu shows. */
  account: AccountMenu;
  /** Stands before the profile menu, such as a bell. */
  actions?: ReactNode;
  children: ReactNode;
}

function HomeLink({ side, children }: { side: Side; children: ReactNode }) {
  const { t } = useTranslation('shared');
  return (
    <Box
      component={Link}
      to={HOME_OF_SIDE[side]}
      aria-label={t('nav.home', { brand: BRAND })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minWidth: 48,
        minHeight: 48,
        color: 'inherit',
        textDecoration: 'none',
      }}
    >
      {children}
    </Box>
  );
}

/** The sidebar of wide screens: always there, and narrow when somebody wants the room. */
function WideSidebar({ nav }: { nav: NonNullable<Props['nav']> }) {
  const { t } = useTranslation('dashboard');
  const [collapsed, setCollapsed] = useCollapsed();
  return (
    <Box
      component="aside"
      aria-label={t('sidebar.label')}
      sx={{
        position: 'sticky',
        top: HEADER_PX,
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        flexShrink: 0,
        gap: 2,
        width: collapsed ? NARROW_PX : WIDE_PX,
        height: `calc(100dvh - ${HEADER_PX}px)`,
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

/** Sidebar, header and content of a dashboard; under 768 px the sidebar is a drawer. */
export function DashboardFrame({ user, side, title, heading, nav, account, actions, children }: Props) {
  const { t } = useTranslation('dashboard');
  const [drawerOpen, setDrawerOpen] = useState(false);
  useEffect(() => void knowAllScripts(), []);
  const current = nav?.current;
  const shown = useRef(current);
  // the keyboard and the screen reader follow into the section that was opened
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [current]);

  const page = (
    <>
      {user.needsName && <NameQuestion side={side} />}
      {children}
    </>
  );
  return (
    <>
      <Awning>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
            minHeight: { xs: 56, md: HEADER_PX },
            px: { xs: 1, md: 2.5 },
          }}
        >
          {nav && (
            <IconButton
              aria-label={t('sidebar.open')}
              onClick={() => setDrawerOpen(true)}
              sx={{ display: { md: 'none' } }}
            >
              <MenuIcon aria-hidden />
            </IconButton>
          )}
          <Box sx={{ pl: nav ? 0 : { xs: 1, md: 0 } }}>
            <HomeLink side={side}>
              <BrandName crowded={nav !== undefined} />
            </HomeLink>
          </Box>
          <Box sx={{ flexGrow: 1 }} />
          <LanguageSwitch />
          {actions}
          <ProfileMenu user={user} side={side} menu={account} />
        </Box>
      </Awning>
      {nav && (
        <Drawer
          open={drawerOpen}
          onClose={() => setDrawerOpen(false)}
          slotProps={{ paper: { 'aria-label': t('sections.label'), sx: { width: 288, p: 2, gap: 2 } } }}
        >
          <Box sx={{ px: 1 }}>
            <BrandName />
          </Box>
          <SidebarNav items={nav.items} current={nav.current} onNavigate={() => setDrawerOpen(false)} />
        </Drawer>
      )}
      <Box sx={{ display: 'flex' }}>
        {nav && <WideSidebar nav={nav} />}
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            maxWidth: { md: 1180 },
            mx: nav ? 0 : 'auto',
            px: { xs: 2, md: 4 },
            pt: { xs: 2.75, md: 4.25 },
            pb: 8,
            outline: 0,
          }}
        >
          {heading === undefined ? (
            <>
              <Typography variant="h2" component="h1">
                {title}
              </Typography>
              <Typography sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>
                {t('greeting', { name: calledName(user) })}
              </Typography>
            </>
          ) : (
            heading
          )}
          {user.suspendedUntil ? (
            <Suspense fallback={<ListSkeleton />}>
              <SuspendedPage>{page}</SuspendedPage>
            </Suspense>
          ) : (
            page
          )}
        </Box>
      </Box>
    </>
  );
}
