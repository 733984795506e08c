import { BRAND } from '@nukkad/contract/platform/brand';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../shared/clock/server-clock';
import { BrandName } from '../../shared/ui/BrandMark';
import { currentLanguage } from '../../shared/i18n/i18n';
import { loginPath } from '../../entities/session/model/login-path';
import { RouteLink } from '../../shared/ui/RouteLink';

const groups = [
  { name: 'product', links: ['hire', 'details', 'pricing', 'plans', 'timeline', 'old-landing', 'verify'] },
  { name: 'company', links: ['about', 'career', 'contact', 'referral'] },
  { name: 'legal', links: ['terms', 'privacy', 'refund'] },
] as const;

/** Links to every public page. */
export function SiteFooter() {
  const { t } = useTranslation('shared');
  return (
    <Box component="footer" sx={{ mt: { xs: 6, md: 10 }, bgcolor: 'background.tint' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          // two columns on a phone, one where its text is twice the size
          gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(8rem, 1fr))', md: '2fr 1fr 1fr 1fr' },
          maxWidth: 1280,
          mx: 'auto',
          px: { xs: 1.5, md: 4 },
          py: { xs: 4, md: 6 },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <BrandName />
          <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '32ch' }}>{t('footer.tagline')}</Typography>
          {/* a document of the build may be of another year */}
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }} suppressHydrationWarning>
            © {new Date(serverNow()).getFullYear()} {BRAND}
          </Typography>
        </Box>
        {groups.map(({ name, links }) => (
          <Box component="nav" key={name} aria-labelledby={`footer-${name}`}>
            <Typography id={`footer-${name}`} component="h2" variant="subtitle2" sx={{ color: 'text.secondary' }}>
              {t(`footer.groups.${name}`)}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {links.map((link) => (
                <li key={link}>
                  {link === 'hire' ? (
                    <RouteLink to={loginPath(currentLanguage(), { role: 'employer' })} quiet>
                      {t('nav.hire')}
                    </RouteLink>
                  ) : (
                    <RouteLink to={`/${link}`} quiet>
                      {t(`footer.${link}`)}
                    </RouteLink>
                  )}
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
