import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { CurrentUser, Side } from '@nukkad/contract/accounts/users';
import { type ReactNode, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_DataRouterContext } from 'react-router-dom';
import { ACCOUNT, ACCOUNT_MENU } from '../../../entities/session/model/account-params';
import { sectionOf } from '../../../entities/session/model/sections';
import { requireTexts } from '../../../shared/i18n/i18n';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { isTyping } from '../../../shared/rendering/is-typing';
import { SearchField } from '../../../entities/search/components/SearchField';
import {
  createSearchLine,
  SearchLineContext,
  type SearchLineStore,
} from '../../../entities/search/model/search-line-store';
import { displayName } from '../../../entities/session/model/display-name';
import { loadScriptStyles } from '../../../shared/theme/script-faces';
import { SIDE_PANE_ID } from '../../../shared/ui/side-pane';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import type { BarItem } from './bar-item';
import { BottomBar } from './BottomBar';
import { FrameHeader, type FrameTitle } from './FrameHeader';
import type { NavItem } from './nav-item';
import { type AccountMenu, ProfileMenu } from './ProfileMenu';
import { SidebarNav } from './SidebarNav';
import { WideSidebar } from './WideSidebar';
import { lazyPart, NothingMissing } from '../../../shared/rendering/lazy-part';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const NameQuestion = lazyPart(
  async () => {
    const [part] = await Promise.all([import('./NameQuestion'), requireTexts('dashboard/account')]);
    return part.NameQuestion;
  },
  { Missing: NothingMissing },
);
const SuspendedPage = lazyPart(async () => {
  const [part] = await Promise.all([import('./SuspendedPage'), requireTexts('dashboard/account')]);
  return part.SuspendedPage;
});
const MenuDrawer = lazySheet(
  async () => {
    const [drawer] = await Promise.all([import('./MenuDrawer'), requireTexts('profile')]);
    return drawer.MenuDrawer;
  },
  { prefetch: 'first' },
);

/** Navigation to the other pages of a dashboard. */
export interface FrameNav {
  /** The entries of the sidebar of wide screens; absent for no sidebar. */
  sidebar?: readonly NavItem[] | undefined;
  /** The sections in the menu of a phone. */
  menu: readonly NavItem[];
  /** The bar of a phone; without it a button in the header opens the menu. */
  bar?: readonly BarItem[] | undefined;
  /** Number of pending items behind the menu of the bar. */
  menuCount?: number | undefined;
  current: string;
  /** The open entry of the sidebar, where it is not `current`. */
  sidebarCurrent?: string | undefined;
}

interface Props {
  user: CurrentUser;
  /** The side of the market that this dashboard serves. */
  side: Side;
  /** The name of the page and the line beside it; by default the greeting. Absent if the page has its own `h1`. */
  heading?: Partial<FrameTitle> & Pick<FrameTitle, 'title'>;
  nav: FrameNav;
  /** Whether the open section has a search line. */
  hasSearch?: boolean;
  /** Whether the page asks an account without a name for one: only the home page of a side does. */
  asksName?: boolean;
  /** Content of the profile menu. */
  account: AccountMenu;
  /** Controls before the profile menu, such as a bell. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Returns the search line of this frame, for the section in the address, which may not be drawn yet. */
function useSearchLine(): SearchLineStore {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [line] = useState(() =>
    createSearchLine(() => {
      const { location, navigation } = router?.state ?? {};
      return sectionOf(new URLSearchParams((navigation?.location ?? location)?.search));
    }),
  );
  return line;
}

/** Header, sidebar and content of a dashboard; under 768 px a bar at the lower edge and a drawer with all sections. */
export function DashboardFrame(props: Props) {
  const { user, side, heading, nav, hasSearch = false, asksName = false, account, actions, children } = props;
  const { t } = useTranslation('dashboard');
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const profile = useOverlayParam(ACCOUNT);
  const searchLine = useSearchLine();
  useEffect(() => void loadScriptStyles(), []);
  const { sidebar, bar, current } = nav;
  const shown = useRef(current);
  // moves the focus of keyboard and screen reader to the opened section
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    if (isTyping()) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [current]);

  const openMenu = () => setMenu('open');
  const closeMenu = () => setMenu('closed');
  const page = (
    <>
      {children}
      {/* below the main content; the application form also asks for the name */}
      {asksName && user.needsName && (
        <Suspense>
          <NameQuestion side={side} />
        </Suspense>
      )}
    </>
  );
  return (
    <SearchLineContext value={searchLine}>
      <FrameHeader
        side={side}
        heading={
          heading && {
            line: displayName(user) ? t('greeting', { name: displayName(user) }) : t('greetingNameless'),
            ...heading,
          }
        }
        hasSidebar={sidebar !== undefined}
        search={hasSearch && <SearchField line={searchLine} />}
        opener={
          !bar && (
            <IconButton
              aria-label={t('sidebar.open')}
              color="inherit"
              onClick={openMenu}
              sx={{ display: { md: 'none' }, mx: -1 }}
            >
              <MenuIcon aria-hidden />
            </IconButton>
          )
        }
      >
        {actions}
        <ProfileMenu
          user={user}
          side={side}
          menu={account}
          open={profile.value !== null}
          onOpen={() => profile.open(ACCOUNT_MENU)}
        />
      </FrameHeader>
      {menu !== 'unused' && (
        <MenuDrawer
          user={user}
          side={side}
          open={menu === 'open'}
          nav={<SidebarNav items={nav.menu} current={current} onNavigate={closeMenu} />}
          onSettings={() => {
            // replaces the menu and reuses its history entry
            profile.replace(ACCOUNT_MENU);
            closeMenu();
          }}
          onClose={closeMenu}
        />
      )}
      <Box sx={{ display: 'flex' }}>
        {sidebar && <WideSidebar nav={{ items: sidebar, current: nav.sidebarCurrent ?? current }} />}
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            maxWidth: { md: 1180 },
            mx: sidebar ? 0 : 'auto',
            px: { xs: 1.5, md: 4 },
            pt: { xs: 2, md: 4.25 },
            // lets the last content scroll above the bar of a phone, and above the round support button
            pb: { xs: 'calc(32px + var(--nk-bar-height, 0px))', md: 13 },
            outline: 0,
          }}
        >
          {user.suspendedUntil ? (
            <Suspense fallback={<ListSkeleton />}>
              <SuspendedPage>{page}</SuspendedPage>
            </Suspense>
          ) : (
            page
          )}
        </Box>
        <Box id={SIDE_PANE_ID} sx={{ flex: 'none', '&:empty': { display: 'none' } }} />
      </Box>
      {bar && <BottomBar items={bar} menuCount={nav.menuCount} onMenu={openMenu} />}
    </SearchLineContext>
  );
}
