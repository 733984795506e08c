import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { signedInHint } from '../../entities/session/model/signed-in-hint';
import { HeaderBand } from '../../shared/ui/HeaderBand';
import { SkeletonBlock } from '../../shared/ui/SkeletonBlock';
import { BrandName } from '../../shared/ui/BrandMark';
import { visuallyHidden } from '../../shared/ui/visually-hidden';
import { HEADER_SHAPES, PageHeaderSkeleton } from './PageHeaderSkeleton';

/** The pages of a dashboard beside those of the seeker's sections. */
const OTHERS = /^\/(employer|instant-requests|admin)/;
/**
 * The sections with a search line in their header; importing the list of sections itself would be too large for a first
 * visit.
 */
const SEARCHABLE = /^(request-interview|job-search|ai-jobs)$/;

/** The skeleton of a page while its parts or the session load. It has the shape of the page at its address. */
export function PageSkeleton() {
  const { t } = useTranslation('shared');
  const { pathname, search } = useLocation();
  const named = new URLSearchParams(search).get('section') ?? '';
  const isSeeker = pathname === '/job-seeker' || (pathname === '/' && signedInHint.isSet());
  const place = !isSeeker ? pathname : HEADER_SHAPES[named] ? named : 'request-interview';
  const isDashboard = isSeeker || OTHERS.test(pathname);
  return (
    <>
      <HeaderBand>
        <Box
          sx={{
            display: 'flex',
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            alignItems: 'center',
            justifyContent: 'space-between',
            minHeight: { xs: isDashboard ? 56 : 105, md: 72 },
            px: { xs: 1.5, md: isDashboard ? 2.5 : 4 },
          }}
        >
          <Box sx={{ display: 'flex', py: 1 }}>
            <BrandName />
          </Box>
          {SEARCHABLE.test(place) && (
            <Box
              sx={{
                order: { xs: 1, md: 0 },
                flex: { xs: '1 0 100%', md: '0 1 480px' },
                height: 52,
                borderRadius: '14px',
                bgcolor: 'background.paper',
              }}
            />
          )}
          <Box
            role="progressbar"
            aria-label={t('loading')}
            sx={{
              width: 28,
              height: 28,
              border: '3px solid var(--pale-line)',
              borderTopColor: 'secondary.main',
              borderRadius: '50%',
              animation: 'nk-spin 1s linear infinite',
              '@keyframes nk-spin': { to: { transform: 'rotate(1turn)' } },
            }}
          />
        </Box>
      </HeaderBand>
      <Box sx={{ display: 'flex' }}>
        {isDashboard && (
          <SkeletonBlock
            width={232}
            height={460}
            sx={{ display: { xs: 'none', md: 'block' }, flex: 'none', mt: 4.25 }}
          />
        )}
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            flexGrow: 1,
            px: { xs: 1.5, md: 4 },
            pt: { xs: 2, md: 4.25 },
            outline: 0,
          }}
        >
          <Box component="h1" sx={visuallyHidden}>
            {t('loading')}
          </Box>
          <PageHeaderSkeleton of={place} />
          <SkeletonBlock height={560} sx={{ my: 0 }} />
        </Box>
      </Box>
    </>
  );
}
