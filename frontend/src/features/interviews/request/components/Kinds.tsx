import { familyOf, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toAiJobs } from '../../../../entities/job/paths';
import { useJobWords } from '../../../../entities/job/hooks/useJobWords';
import { Pictogram } from '../../../../shared/ui/Pictogram';

/** Most wanted kinds of work, after the user's preferred ones. */
const USUAL: readonly JobCategoryId[] = ['food_service', 'delivery', 'retail', 'cleaning', 'security', 'telecalling'];
const SHOWN = 6;

/**
 * Kinds of work as pictures, the seeker's preferred ones first; each links to the jobs of its kind. On phones one
 * scrolling row.
 */
export function Kinds({ user }: { user: Pick<CurrentUser, 'preferredCategories'> }) {
  const { t } = useTranslation('interviews/request');
  const words = useJobWords();
  const kinds = [...new Set([...user.preferredCategories, ...USUAL])].slice(0, SHOWN);
  return (
    <Box
      component="ul"
      aria-label={t('kinds')}
      sx={{
        display: 'grid',
        gap: 1,
        gridAutoFlow: { xs: 'column', md: 'row' },
        gridAutoColumns: { xs: 'max(96px, min(6rem, 40vw))', md: 'auto' },
        gridTemplateColumns: { md: `repeat(${SHOWN}, minmax(0, 1fr))` },
        m: 0,
        mx: { xs: -1.5, md: 0 },
        px: { xs: 1.5, md: 0 },
        // room for the ring of the focus, which a row that scrolls would cut off
        py: 0.75,
        overflowX: { xs: 'auto', md: 'visible' },
        scrollbarWidth: 'none',
        listStyle: 'none',
      }}
    >
      {kinds.map((kind) => {
        const family = familyOf(kind);
        return (
          <Box component="li" key={kind} sx={{ display: 'flex' }}>
            <Box
              component={Link}
              to={toAiJobs({ kind })}
              sx={{
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'center',
                justifyContent: 'center',
                gap: 0.5,
                width: '100%',
                minHeight: { xs: 80, md: 104 },
                px: 0.5,
                py: 0.75,
                borderRadius: '14px',
                bgcolor: `family.${family}.tint`,
                color: `family.${family}.solid`,
                textAlign: 'center',
                textDecoration: 'none',
                '&:hover': { boxShadow: 'inset 0 0 0 2px currentColor' },
                '&:active': { transform: 'scale(0.97)' },
              }}
            >
              <Pictogram name={kind} size={36} />
              <Box
                component="span"
                sx={{
                  maxWidth: '100%',
                  color: 'text.primary',
                  fontSize: '0.8125rem',
                  fontWeight: 600,
                  lineHeight: 1.2,
                  fontStretch: '92%',
                }}
              >
                {words.category(kind)}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
