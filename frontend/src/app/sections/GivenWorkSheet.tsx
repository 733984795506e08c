import { Suspense } from 'react';
import { ENGAGEMENT } from '../../shared/hiring/addresses';
import { useNamedOverlay } from '../../shared/overlay/useNamedOverlay';
import { lazyPart } from '../lazy-part';

const GivenEngagement = lazyPart(
  async () => (await import('../../features/work-given/components/GivenEngagement')).GivenEngagement,
  ...['work-given', 'instant-work'],
);

/** The accepted work that the address names, for the employer who gives it; fetched when it is first opened. */
export function GivenWorkSheet() {
  const { value } = useNamedOverlay(ENGAGEMENT);
  return <Suspense>{value !== null && <GivenEngagement />}</Suspense>;
}
