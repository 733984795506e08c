import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import LogoutIcon from '@mui/icons-material/Logout';
import SavedIcon from '@mui/icons-material/ManageSearchOutlined';
import ReviewsIcon from '@mui/icons-material/ReviewsOutlined';
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import StaffIcon from '@mui/icons-material/SupportAgentOutlined';
import SwapIcon from '@mui/icons-material/SwapHoriz';
import RecordsIcon from '@mui/icons-material/VerifiedOutlined';
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type SvgIcon from '@mui/material/SvgIcon';
import { type CurrentUser, hasSide, type Side } from '@nukkad/contract/accounts/users';
import { type MouseEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ACCOUNT } from '../../../entities/session/model/account-params';
import { savedSearchesAddress } from '../../../entities/job/paths';
import { overlayHistory } from '../../../shared/overlay/overlay-history';
import { DASHBOARD_BY_ROLE, useRoles } from '../../../entities/session/hooks/useRoles';
import { RouteButton } from '../../../shared/ui/RouteLink';
import { AccountHeader } from './AccountHeader';
import { LanguageChoice } from './LanguageChoice';
import { type PanelId, SETTINGS_PANELS } from './panels';
import { SignOutLink } from './SignOutLink';

const row = {
  justifyContent: 'flex-start',
  gap: 1.5,
  px: 2,
  width: '100%',
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;

/** Returns whether a click opens the page in another tab or window. */
const opensElsewhere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;

interface Props {
  user: CurrentUser;
  side: Side;
  /** The open panel. */
  panel: PanelId | null;
  /** Opens a panel, or closes the open one. */
  onSelect: (panel: PanelId) => void;
}

/** The signed-in user, the link to the other side of the market, the settings of the account, and the sign-out. */
export function AccountMenu({ user, side, panel, onSelect }: Props) {
  const { t } = useTranslation('profile');
  const [expanded, setExpanded] = useState(() => SETTINGS_PANELS.some((id) => id === panel));
  const listId = useId();
  const roles = useRoles({ title: t('role.failed.title'), text: t('role.failed.text') });
  const other: Side = side === 'job_seeker' ? 'employer' : 'job_seeker';
  const navigate = useNavigate();
  /** Opens another page after the menu and its panel are removed from the history, so that one step back skips both. */
  const leaveTo = (to: string): void => {
    overlayHistory.removeParams(ACCOUNT);
    overlayHistory.whenIdle(() => void navigate(to));
  };
  const pageLink = (to: string) => ({
    to,
    color: 'inherit' as const,
    sx: row,
    onClick: (event: MouseEvent) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      leaveTo(to);
    },
  });
  const takeOther = async () => {
    if (await roles.add(other)) leaveTo(DASHBOARD_BY_ROLE[other]);
  };

  const entry = (id: PanelId, Icon?: typeof SvgIcon) => (
    <Button
      key={id}
      color="inherit"
      aria-current={panel === id ? 'true' : undefined}
      onClick={() => onSelect(id)}
      sx={{ ...row, bgcolor: panel === id ? 'background.tint' : undefined, pl: Icon ? 2 : 6.5 }}
    >
      {Icon && <Icon aria-hidden />}
      {t(`entries.${id}`)}
    </Button>
  );
  const toggleSettings = () => {
    const isOpen = SETTINGS_PANELS.some((id) => id === panel);
    setExpanded(!expanded);
    if (!expanded && !isOpen) onSelect('settings');
    if (expanded && isOpen && panel) onSelect(panel);
  };
  return (
    <>
      <AccountHeader user={user} inSettings={panel === 'settings'} />
      <Box component="nav" aria-label={t('label')} sx={{ p: 1 }}>
        {roles.has(other) ? (
          <RouteButton {...pageLink(DASHBOARD_BY_ROLE[other])}>
            <SwapIcon aria-hidden />
            {t(`role.switchTo.${other}`)}
          </RouteButton>
        ) : (
          <Button color="inherit" disabled={roles.adding} onClick={() => void takeOther()} sx={row}>
            <SwapIcon aria-hidden />
            {t(`role.start.${other}`)}
          </Button>
        )}
        {user.staffRole && (
          <RouteButton {...pageLink('/admin')}>
            <StaffIcon aria-hidden />
            {t('staff')}
          </RouteButton>
        )}
        <Button color="inherit" aria-expanded={expanded} aria-controls={listId} onClick={toggleSettings} sx={row}>
          <SettingsIcon aria-hidden />
          {t('settings')}
          {expanded ? (
            <ExpandLessIcon aria-hidden sx={{ ml: 'auto' }} />
          ) : (
            <ExpandMoreIcon aria-hidden sx={{ ml: 'auto' }} />
          )}
        </Button>
        <Box id={listId} hidden={!expanded}>
          {expanded && SETTINGS_PANELS.map((id) => entry(id))}
        </Box>
        {hasSide(user.role, 'job_seeker') && entry('work', WorkIcon)}
        {hasSide(user.role, 'job_seeker') && (
          <RouteButton {...pageLink(savedSearchesAddress)}>
            <SavedIcon aria-hidden />
            {t('savedSearches')}
          </RouteButton>
        )}
        {hasSide(user.role, 'job_seeker') && entry('records', RecordsIcon)}
        {entry('reviews', ReviewsIcon)}
        {entry('notifications', BellIcon)}
        {entry('devices', DevicesIcon)}
        {entry('data', ShieldIcon)}
        <LanguageChoice />
        <SignOutLink account={user.id} color="inherit" sx={row}>
          <LogoutIcon aria-hidden />
          {t('logout')}
        </SignOutLink>
      </Box>
    </>
  );
}
