import Box from '@mui/material/Box';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { isTyping } from '../../shared/rendering/is-typing';
import { useIsIdle } from '../../shared/rendering/useIsIdle';
import { useSession } from '../../entities/session/hooks/useSession';
import { OfflineNotice } from '../../shared/ui/OfflineNotice';
import { lazySection, optionalFramePart, optionalLazyComponent } from '../lazy-component';
import { KeptScroll } from './KeptScroll';
import { PageSkeleton } from './PageSkeleton';

/** Background parts of the pages of signed-in users. */
const SignedInParts = optionalLazyComponent(async () => (await import('./SignedInParts')).SignedInParts);

/** Says that the page is too old: to guests as well. */
const NewVersionBand = optionalFramePart(
  async () => (await import('../../entities/offline/components/NewVersionBand')).NewVersionBand,
  'offline',
);

/** Replaces every page while the account is scheduled for deletion. */
const LeavingPage = lazySection(async () => (await import('./LeavingPage')).LeavingPage, 'profile', 'session');

/** Where the requests are answered. */
const STAFF_PAGE = '/admin';

/** The link to the support on every page; no page waits for it. */
const SupportChat = optionalFramePart(
  async () => (await import('../../features/support-chat/components/SupportChat')).SupportChat,
  'support-chat',
);

/**
 * Moves the focus of keyboard and screen reader to the content after a navigation, instead of the position of the
 * previous link.
 */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (isTyping()) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Frame of every page: skip link, offline notice, live updates, and a thin bar while the next page is fetched. */
export function RootLayout() {
  const { t } = useTranslation('shared');
  const fetching = useNavigation().state === 'loading';
  const { user } = useSession();
  const isIdle = useIsIdle();
  const { pathname } = useLocation();
  useFocusOnNewPage();
  return (
    <>
      <Box
        component="a"
        href="#content"
        sx={{
          position: 'absolute',
          left: 8,
          top: -80,
          zIndex: 'tooltip',
          px: 2,
          py: 1.5,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          '&:focus': { top: 8 },
        }}
      >
        {t('skipToContent')}
      </Box>
      <OfflineNotice />
      {fetching && (
        <Box
          role="progressbar"
          aria-label={t('loading')}
          sx={{
            position: 'fixed',
            inset: '0 0 auto 0',
            height: 3,
            zIndex: 'tooltip',
            bgcolor: 'secondary.main',
            transformOrigin: 'left',
            animation: 'nk-progress 8s cubic-bezier(0, 0.8, 0.2, 1) forwards',
            '@keyframes nk-progress': { from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.95)' } },
          }}
        />
      )}
      {user?.deletionDueAt ? (
        <Suspense fallback={<PageSkeleton />}>
          <LeavingPage user={user} dueAt={user.deletionDueAt} />
        </Suspense>
      ) : (
        <Outlet />
      )}
      {user && !user.deletionDueAt && (
        <Suspense>
          <SignedInParts user={user} />
        </Suspense>
      )}
      {isIdle && (
        <Suspense>
          <NewVersionBand />
        </Suspense>
      )}
      {isIdle && pathname !== STAFF_PAGE && (
        <Suspense>
          <SupportChat />
        </Suspense>
      )}
      <KeptScroll />
    </>
  );
}
