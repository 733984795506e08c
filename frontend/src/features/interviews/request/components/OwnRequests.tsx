import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { InterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { interviewsApi } from '../../../../entities/interview/interviews-api';
import { OwnInterviews } from '../../../../entities/interview/components/OwnInterviews';
import { BlockHeading } from '../../../../shared/ui/BlockHeading';
import { EmptyState } from '../../../../shared/ui/EmptyState';

interface Props {
  /** Returns the requests that the page shows above. */
  above: (requests: readonly InterviewRequest[]) => InterviewRequest[];
  onRequest: () => void;
}

/** The user's requests, newest first, with their statuses. */
export function OwnRequests({ above, onRequest }: Props) {
  const { t } = useTranslation('interviews/request');
  const { data, isFetching, refetch } = interviewsApi.useListInterviewRequestsQuery();
  if (data && data.length > 0 && above(data).length === data.length) return null;
  return (
    <Box component="section" aria-labelledby="own-requests">
      <BlockHeading id="own-requests" title={t('requests.title')}>
        {data && data.length > 0 && (
          <Button
            startIcon={<RefreshIcon />}
            disabled={isFetching}
            onClick={() => void refetch()}
            sx={{ mx: { xs: -1.5, md: -2 } }}
          >
            {t('requests.refresh')}
          </Button>
        )}
      </BlockHeading>
      <OwnInterviews
        above={above}
        empty={
          <EmptyState icon={EventIcon} title={t('requests.none.title')} text={t('requests.none.text')}>
            <Button variant="outlined" aria-haspopup="dialog" onClick={onRequest}>
              {t('hero.action')}
            </Button>
          </EmptyState>
        }
      />
    </Box>
  );
}
