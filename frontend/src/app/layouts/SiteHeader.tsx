import { BRAND } from '@nukkad/contract/platform/brand';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoginLink } from '../../entities/session/components/LoginLink';
import { useSession } from '../../entities/session/hooks/useSession';
import { BrandName } from '../../shared/ui/BrandMark';
import { LanguageSwitch } from '../../shared/ui/LanguageSwitch';
import { RouteButton } from '../../shared/ui/RouteLink';
import { HeaderBand } from '../../shared/ui/HeaderBand';

const inRow = { flex: { xs: '1 1 auto', md: 'none' }, px: { xs: 0.75, md: 1 } } as const;

/** On a phone the link for employers and the timeline share a slim row; from 768 px everything is in one row. */
export function SiteHeader() {
  const { t } = useTranslation('shared');
  const { status } = useSession();
  return (
    <HeaderBand>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          alignItems: 'center',
          columnGap: { xs: 0.5, md: 1 },
          maxWidth: 1280,
          mx: 'auto',
          px: { xs: 1.5, md: 4 },
        }}
      >
        <Box
          component={Link}
          to="/"
          aria-label={t('nav.home', { brand: BRAND })}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: { xs: 56, md: 72 },
            mr: 'auto',
            color: 'inherit',
            textDecoration: 'none',
          }}
        >
          <BrandName />
        </Box>
        <Box
          component="nav"
          aria-label={t('nav.label')}
          sx={{
            order: { xs: 3, md: 0 },
            width: { xs: 'calc(100% + 24px)', md: 'auto' },
            mx: { xs: -1.5, md: 0 },
            display: 'flex',
            // one below the other where the text is twice its size
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            borderTop: { xs: '1px solid var(--pale-line)', md: 0 },
          }}
        >
          {status !== 'signed-in' && (
            <LoginLink wish={{ role: 'employer' }} color="inherit" sx={inRow}>
              {t('nav.hire')}
            </LoginLink>
          )}
          <RouteButton to="/timeline" color="inherit" sx={inRow}>
            {t('nav.timeline')}
          </RouteButton>
        </Box>
        <LanguageSwitch />
        {status === 'signed-in' ? (
          <RouteButton to="/" variant="outlined" color="inherit">
            {t('nav.dashboard')}
          </RouteButton>
        ) : (
          <RouteButton to="/signin" variant="outlined" color="inherit" sx={{ px: 2 }}>
            {t('nav.signIn')}
          </RouteButton>
        )}
      </Box>
    </HeaderBand>
  );
}
