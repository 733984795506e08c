import Box from '@mui/material/Box';
import { type CurrentUser, hasSide, type Side } from '@nukkad/contract/accounts/users';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT, ACCOUNT_MENU } from '../../../entities/session/model/account-params';
import { Drawer } from '../../../shared/overlay/Drawer';
import { overlayHistory } from '../../../shared/overlay/overlay-history';
import { useOverlayParam } from '../../../shared/overlay/useOverlayParam';
import { useOverlay } from '../../../shared/overlay/useOverlay';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { AccountMenu } from './AccountMenu';
import { PANEL_IDS, type PanelId, PANELS } from './panels';

const MENU_PX = 320;
const PANEL_PX = 460;

interface Props {
  user: CurrentUser;
  side: Side;
}

/** Returns the panel in an address; null if it names none that this account has. */
function panelOf(name: string | null, user: CurrentUser): PanelId | null {
  const panel = PANEL_IDS.find((id) => id === name) ?? null;
  const isOfWorkers = panel === 'work' || panel === 'records';
  return isOfWorkers && !hasSide(user.role, 'job_seeker') ? null : panel;
}

const close = () => overlayHistory.removeParams(ACCOUNT);
const closePanel = () => overlayHistory.restoreParam(ACCOUNT, ACCOUNT_MENU);

/**
 * The profile menu at the right edge, and beside it the open panel, both named by the address; on a small screen the
 * panel has the full width. A click outside closes both.
 */
export function AccountDrawer({ user, side }: Props) {
  const { t } = useTranslation('profile');
  const account = useOverlayParam(ACCOUNT);
  const panel = panelOf(account.value, user);
  // on a small screen the panel covers the menu
  useOverlay(panel !== null, closePanel);
  const select = (id: PanelId) => {
    if (id === panel) closePanel();
    else if (panel === null) account.open(id);
    else account.replace(id);
  };
  const Panel = panel && PANELS[panel];
  return (
    <Drawer
      anchor="right"
      open={account.value !== null}
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('label'),
          'aria-modal': true,
          sx: {
            flexDirection: 'row',
            width: Panel ? { xs: '100%', md: MENU_PX + PANEL_PX } : MENU_PX,
            maxWidth: '100%',
            borderLeft: '1px solid',
            borderColor: 'divider',
          },
        },
      }}
    >
      {Panel && (
        <Box
          sx={{
            flexGrow: 1,
            minWidth: 0,
            height: '100dvh',
            bgcolor: 'background.paper',
            borderRight: { md: '1px solid' },
            borderColor: { md: 'divider' },
          }}
        >
          <Suspense
            fallback={
              <Box sx={{ p: { xs: 2, md: 3 } }}>
                <ListSkeleton />
              </Box>
            }
          >
            <Panel key={panel} user={user} onClose={closePanel} />
          </Suspense>
        </Box>
      )}
      <Box
        sx={{
          display: Panel ? { xs: 'none', md: 'block' } : 'block',
          flexShrink: 0,
          width: { xs: Panel ? MENU_PX : '100%', md: MENU_PX },
          height: '100dvh',
          overflowY: 'auto',
        }}
      >
        <AccountMenu user={user} side={side} panel={panel} onSelect={select} />
      </Box>
    </Drawer>
  );
}
