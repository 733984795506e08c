import ChatIcon from '@mui/icons-material/ChatOutlined';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import { LANGUAGE_NAMES, LANGUAGES, LOCALES } from '@nukkad/contract/languages';
import type { CurrentUser, Side } from '@nukkad/contract/accounts/users';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage, currentLanguage } from '../../../shared/i18n/i18n';
import { Drawer } from '../../../shared/overlay/Drawer';
import { Avatar } from '../../../entities/session/components/Avatar';
import { usePersonName } from '../../../entities/session/hooks/usePersonName';
import { DASHBOARD_BY_ROLE, useRoles } from '../../../entities/session/hooks/useRoles';
import { supportChat } from '../../../entities/support/model/support-chat';
import { HeaderBand } from '../../../shared/ui/HeaderBand';
import { Pictogram } from '../../../shared/ui/Pictogram';
import { RouteButton } from '../../../shared/ui/RouteLink';

const row = {
  justifyContent: 'flex-start',
  gap: 1.5,
  px: 1.5,
  width: '100%',
  fontWeight: 560,
  textAlign: 'start',
} as const;

interface Props {
  user: CurrentUser;
  side: Side;
  open: boolean;
  /** The sections. */
  nav: ReactNode;
  onSettings: () => void;
  onClose: () => void;
}

/** The menu of a phone: all sections, the other side of the market, settings, the support and the language. */
export function MenuDrawer({ user, side, open, nav, onSettings, onClose }: Props) {
  const { t } = useTranslation('dashboard');
  const nameOf = usePersonName();
  const { t: tProfile } = useTranslation('profile');
  const roles = useRoles({ title: t('role.failed.title'), text: t('role.failed.text') });
  const other: Side = side === 'job_seeker' ? 'employer' : 'job_seeker';
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': t('sections.label'),
          sx: { width: 'min(317px, 90vw)', bgcolor: 'background.default' },
        },
      }}
    >
      <HeaderBand sx={{ flex: 'none' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 72, pl: 2, pr: 1, py: 1 }}>
          <Avatar user={user} size={48} />
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Box component="span" translate="no" sx={{ display: 'block', fontWeight: 680, overflowWrap: 'anywhere' }}>
              {nameOf(user, 'self')}
            </Box>
            <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'primary.soft' }}>
              {tProfile(`role.badge.${user.role}`)}
            </Box>
          </Box>
          <IconButton aria-label={t('shared:close')} color="inherit" onClick={onClose}>
            <CloseIcon aria-hidden />
          </IconButton>
        </Box>
      </HeaderBand>
      <Box sx={{ flexGrow: 1, px: 1.25, pt: 2.25 }}>
        {nav}
        <Box sx={{ mt: 1, pt: 1, borderTop: '1px solid', borderColor: 'divider' }}>
          {roles.has(other) ? (
            <RouteButton to={DASHBOARD_BY_ROLE[other]} color="inherit" onClick={onClose} sx={row}>
              <Pictogram name={other === 'employer' ? 'shop' : 'seeker'} />
              {tProfile(`role.switchTo.${other}`)}
            </RouteButton>
          ) : (
            <Button color="inherit" disabled={roles.adding} onClick={() => void roles.addAndOpen(other)} sx={row}>
              <Pictogram name={other === 'employer' ? 'shop' : 'seeker'} />
              {tProfile(`role.start.${other}`)}
            </Button>
          )}
          <Button color="inherit" onClick={onSettings} sx={row}>
            <SettingsIcon aria-hidden />
            {tProfile('settings')}
            <ChevronRightIcon aria-hidden sx={{ ml: 'auto' }} />
          </Button>
          <Button
            color="inherit"
            onClick={() => {
              onClose();
              supportChat.open();
            }}
            sx={row}
          >
            <ChatIcon aria-hidden />
            {t('bar.support')}
          </Button>
        </Box>
      </Box>
      <Box sx={{ position: 'sticky', bottom: 0, flex: 'none', p: 1.5, bgcolor: 'background.default' }}>
        <Box
          role="group"
          aria-label={t('shared:language.label')}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5rem), 1fr))',
            borderRadius: '12px',
            bgcolor: 'background.tint',
          }}
        >
          {LANGUAGES.map((language) => (
            <ToggleButton
              key={language}
              value={language}
              lang={LOCALES[language]}
              selected={language === currentLanguage()}
              onClick={() => void chooseLanguage(language)}
              sx={{
                px: 0.5,
                border: 0,
                // a web font only for the name of a language would be too expensive
                fontFamily: language === currentLanguage() ? 'inherit' : 'system-ui, sans-serif',
              }}
            >
              {LANGUAGE_NAMES[language]}
            </ToggleButton>
          ))}
        </Box>
      </Box>
    </Drawer>
  );
}
