import { useState } from 'react';
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
  const ask = () => setAsking(true);
  return (
    <>
      <Hero onRequest={ask} />
      <PositionBar />
      <StatCards />
      <OwnRequests onRequest={ask} />
      <HotJobs />
      <InterviewDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
