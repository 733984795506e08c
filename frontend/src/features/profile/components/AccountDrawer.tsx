import Box from '@mui/material/Box';
import type { CurrentUser, Side } from '@nukkad/domain/users';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../shared/overlay/Drawer';
import { useOverlay } from '../../../shared/overlay/useOverlay';
import { ListSkeleton } from '../../../shared/ui/ListSkeleton';
import { AccountMenu } from './AccountMenu';
import { type PanelId, PANELS } from './panels';

const MENU_PX = 320;
const PANEL_PX = 460;

interface Props {
  user: CurrentUser;
  side: Side;
  open: boolean;
  onClose: () => void;
}

/**
 * The profile menu at the right edge, and beside it the one panel that is open; on a small screen the panel takes the
 * whole width. A click outside closes both.
 */
export function AccountDrawer({ user, side, open, onClose }: Props) {
  const { t } = useTranslation('profile');
  const [panel, setPanel] = useState<PanelId | null>(null);
  const close = () => {
    setPanel(null);
    onClose();
  };
  // on a small screen the panel covers the menu
  useOverlay(open && panel !== null, () => setPanel(null));
  const Panel = panel && PANELS[panel];
  return (
    <Drawer
      anchor="right"
      open={open}
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
          <Suspense fallback={<ListSkeleton />}>
            <Panel key={panel} user={user} onClose={() => setPanel(null)} />
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
        <AccountMenu
          user={user}
          side={side}
          panel={panel}
          onSelect={(id) => setPanel(id === panel ? null : id)}
          onClose={close}
        />
      </Box>
    </Drawer>
  );
}
