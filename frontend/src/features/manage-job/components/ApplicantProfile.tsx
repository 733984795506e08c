import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { JobApplication } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useJobWords } from '../../../entities/job/hooks/useJobWords';

/** The statements of an applicant: bio, skills, expected pay, and preferred work. Absent if the profile is empty. */
export function ApplicantProfile({ applicant }: { applicant: JobApplication['applicant'] }) {
  const { t } = useTranslation('manage-job');
  const format = useFormat();
  const words = useJobWords();
  const { bio, skills, expectedRate, preferredCategories } = applicant;
  const facts = [
    { id: 'skills', text: skills.join(', ') },
    { id: 'rate', text: expectedRate === null ? '' : t('profile.hourly', { amount: format.rupees(expectedRate) }) },
    { id: 'categories', text: preferredCategories.map(words.category).join(', ') },
  ].filter(({ text }) => text !== '');
  return (
    <>
      {bio && (
        <Box sx={{ mt: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('profile.bio')}
          </Typography>
          <Typography sx={{ maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{bio}</Typography>
        </Box>
      )}
      {facts.length > 0 && (
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.5, m: 0, mt: 2 }}
        >
          {facts.map(({ id, text }) => (
            <Box key={id} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {t(`profile.${id}`)}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {text}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
