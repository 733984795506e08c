import { Suspense } from 'react';
import { ENGAGEMENT } from '../../entities/hiring/paths';
import { useOverlayParam } from '../../shared/overlay/useOverlayParam';
import { lazyComponent } from '../lazy-component';

const GivenEngagement = lazyComponent(
  async () => (await import('../../features/instant-work/given-work/components/GivenEngagement')).GivenEngagement,
  ...['instant-work/given-work', 'engagement', 'payment', 'review'],
);

/** The accepted work that the address names, for its employer; fetched when it is opened for the first time. */
export function GivenWorkSheet() {
  const { value } = useOverlayParam(ENGAGEMENT);
  return <Suspense>{value !== null && <GivenEngagement />}</Suspense>;
}
