import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Bone } from '../../shared/ui/Bone';
import { visuallyHidden } from '../../shared/ui/visually-hidden';

/** The shape of a signed-in page while it is not yet known who is there; the small wheel says that it is on its way. */
export function DashboardSkeleton() {
  const { t } = useTranslation('shared');
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          boxSizing: 'border-box',
          width: 248,
          p: 2,
          borderRight: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Bone width={128} height={36} sx={{ mb: 3 }} />
        {Array.from({ length: 7 }, (_, row) => (
          <Bone key={row} height={44} />
        ))}
      </Box>
      <Box component="main" id="content" tabIndex={-1} sx={{ flexGrow: 1, maxWidth: { md: 1180 }, outline: 0 }}>
        <Box component="h1" sx={visuallyHidden}>
          {t('loading')}
        </Box>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            boxSizing: 'border-box',
            height: { xs: 64, md: 80 },
            px: { xs: 2, md: 4 },
            borderBottom: { xs: '1px solid var(--nk-palette-divider)', md: 0 },
          }}
        >
          <Bone width={180} height={36} />
          <Box
            role="progressbar"
            aria-label={t('loading')}
            sx={{
              width: 28,
              height: 28,
              border: '3px solid',
              borderColor: 'background.tint',
              borderTopColor: 'primary.text',
              borderRadius: '50%',
              animation: 'nk-turn 1s linear infinite',
              '@keyframes nk-turn': { to: { transform: 'rotate(1turn)' } },
            }}
          />
        </Box>
        <Box sx={{ px: { xs: 2, md: 4 }, pt: { xs: 2.5, md: 0 } }}>
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
  );
}
