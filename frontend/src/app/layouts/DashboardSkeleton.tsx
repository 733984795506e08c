import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Awning } from '../../shared/ui/Awning';
import { Bone } from '../../shared/ui/Bone';
import { BrandName } from '../../shared/ui/BrandMark';
import { visuallyHidden } from '../../shared/ui/visually-hidden';

/** The shape of a signed-in page while it is not yet known who is there; the small wheel says that it is on its way. */
export function DashboardSkeleton() {
  const { t } = useTranslation('shared');
  return (
    <>
      <Awning>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            minHeight: { xs: 56, md: 72 },
            px: { xs: 2, md: 2.5 },
          }}
        >
          <BrandName />
          <Box
            role="progressbar"
            aria-label={t('loading')}
            sx={{
              width: 28,
              height: 28,
              border: '3px solid #fff3',
              borderTopColor: 'secondary.main',
              borderRadius: '50%',
              animation: 'nk-turn 1s linear infinite',
              '@keyframes nk-turn': { to: { transform: 'rotate(1turn)' } },
            }}
          />
        </Box>
      </Awning>
      <Box sx={{ display: 'flex', pt: { xs: 1.25, md: 1.75 } }}>
        <Box sx={{ display: { xs: 'none', md: 'block' }, flexShrink: 0, width: 232, p: 2 }}>
          {Array.from({ length: 7 }, (_, row) => (
            <Bone key={row} height={44} />
          ))}
        </Box>
        <Box component="main" id="content" tabIndex={-1} sx={{ flexGrow: 1, maxWidth: { md: 1180 }, outline: 0 }}>
          <Box component="h1" sx={visuallyHidden}>
            {t('loading')}
          </Box>
          <Box sx={{ px: { xs: 2, md: 4 }, pt: 2.5 }}>
            <Bone width={160} sx={{ mb: 3 }} />
            <Bone height={140} sx={{ mb: 2 }} />
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
              {Array.from({ length: 4 }, (_, card) => (
                <Bone key={card} height={96} />
              ))}
            </Box>
          </Box>
        </Box>
      </Box>
    </>
  );
}
