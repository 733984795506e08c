import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { engagementsApi } from '../../../shared/instant-work/engagements-api';
import { useWorkTimes } from '../../../shared/instant-work/useWorkTimes';
import { Bone } from '../../../shared/ui/Bone';
import { WayThere } from './WayThere';

/** What comes next once work is accepted: when to be where, the way there, and all of it behind a button. */
export function NextSteps({ id, onOpen }: { id: string; onOpen: () => void }) {
  const { t } = useTranslation('engagements');
  const times = useWorkTimes();
  const { data: work, isError } = engagementsApi.useGetEngagementQuery({ id });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {work && (
        <>
          <Box sx={{ fontSize: '1.0625rem', fontWeight: 680 }}>
            {times.period(new Date(work.startsAt), new Date(work.endsAt))}
          </Box>
          {work.status === 'booked' || work.status === 'started' ? <WayThere work={work} /> : null}
        </>
      )}
      {!work && !isError && <Bone width="80%" height={120} />}
      <Button variant="outlined" aria-haspopup="dialog" onClick={onOpen}>
        {t('open')}
      </Button>
    </Box>
  );
}
