import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { OwnInterviews } from '../../../entities/interview/components/OwnInterviews';
import { BlockHeading } from '../../../shared/ui/BlockHeading';
import { EmptyState } from '../../../shared/ui/EmptyState';

/** The user's interview requests, below the jobs. */
export function InterviewRequests() {
  const { t } = useTranslation('ai-jobs');
  return (
    <Box component="section" aria-labelledby="your-interviews" sx={{ mt: 6 }}>
      <BlockHeading id="your-interviews" title={t('interviews.title')} />
      <OwnInterviews
        empty={<EmptyState icon={EventIcon} title={t('interviews.none.title')} text={t('interviews.none.text')} />}
      />
    </Box>
  );
}
