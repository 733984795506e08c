import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Job } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useJobWords } from '../hooks/useJobWords';

/**
 * The description of the work in the employer's words, and its requirements. `heading` is the level below the job's
 * title.
 */
export function JobDescription({ job, heading = 'h4' }: { job: Job; heading?: 'h3' | 'h4' }) {
  const { t } = useTranslation('job');
  const words = useJobWords();
  return (
    <>
      <Typography variant="subtitle2" component={heading}>
        {t('details.about')}
      </Typography>
      <Typography sx={{ mt: 0.5, maxWidth: '70ch', whiteSpace: 'pre-line' }}>{job.description}</Typography>
      <Typography variant="subtitle2" component={heading} sx={{ mt: 2 }}>
        {t('details.category')}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>{words.category(job.category)}</Typography>
      {job.requiredSkills.length > 0 && (
        <>
          <Typography variant="subtitle2" component={heading} sx={{ mt: 2 }}>
            {t('details.skills')}
          </Typography>
          <Box
            component="ul"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 0.5, p: 0, listStyle: 'none' }}
          >
            {job.requiredSkills.map((skill) => (
              <Box
                component="li"
                key={skill}
                sx={{ px: 1.25, py: 0.25, borderRadius: '8px', bgcolor: 'background.tint' }}
              >
                {skill}
              </Box>
            ))}
          </Box>
        </>
      )}
    </>
  );
}
