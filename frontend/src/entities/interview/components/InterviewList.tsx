import Box from '@mui/material/Box';
import type { InterviewRequest } from '@nukkad/api-client/generated/api.gen';
import { InterviewCard } from './InterviewCard';
import { useInterviewParam } from '../hooks/useInterviewParam';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';

const InterviewDetails = lazySheet(async () => (await import('./InterviewDetails')).InterviewDetails);

/** The user's interview requests as cards, with their details and actions. */
export function InterviewList({ requests }: { requests: readonly InterviewRequest[] }) {
  const { shownId, openDetails, close } = useInterviewParam();
  // reads the open request from the list, so that its details follow changes
  const shown = requests.find(({ id }) => id === shownId);
  return (
    <>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
          alignItems: 'start',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {requests.map((request) => (
          <li key={request.id}>
            <InterviewCard request={request} onDetails={() => openDetails(request.id)} />
          </li>
        ))}
      </Box>
      {shown && <InterviewDetails request={shown} onClose={close} />}
    </>
  );
}
