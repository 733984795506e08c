import { useState } from 'react';
import { interviewsApi } from '../../../shared/interviews/interviews-api';
import { PositionBar } from '../../../shared/position/PositionBar';
import { usePlaceInAddress } from '../../../shared/position/usePlaceInAddress';
import { Hero } from './Hero';
import { HotJobs } from './HotJobs';
import { InterviewDialog } from './InterviewDialog';
import { OwnRequests } from './OwnRequests';
import { StatCards } from './StatCards';

/** The first section: ask for an interview, see how things stand, and what is wanted near by. */
export function RequestInterview() {
  usePlaceInAddress();
  const [asking, setAsking] = useState(false);
  const { data: requests, isError } = interviewsApi.useListInterviewRequestsQuery();
  // once only: what is held back asks again for what failed
  const [listed, setListed] = useState(false);
  if ((requests || isError) && !listed) setListed(true);
  const ask = () => setAsking(true);
  return (
    <>
      <Hero onRequest={ask} />
      <PositionBar />
      <StatCards />
      <OwnRequests onRequest={ask} />
      {/* with the list above, so that nothing moves it down */}
      {listed && <HotJobs />}
      <InterviewDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
