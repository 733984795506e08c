import type { CurrentUser } from '@nukkad/domain/users';
import { type ComponentType, Suspense } from 'react';
import { ENGAGEMENT } from '../../shared/hiring/paths';
import { SHEET } from '../../shared/overlay/sheet-parameter';
import { useOverlayParam } from '../../shared/overlay/useOverlayParam';
import { lazyComponent } from '../lazy-component';

const AvailabilitySheet = lazyComponent(
  async () => (await import('../../features/availability/components/AvailabilitySheet')).AvailabilitySheet,
  ...['availability', 'position'],
);
const ReliabilitySheet = lazyComponent(
  async () => (await import('../../features/engagements/components/ReliabilitySheet')).ReliabilitySheet,
  'engagements',
);
const UpiSheet = lazyComponent(
  async () => (await import('../../features/engagements/components/UpiSheet')).UpiSheet,
  'engagements',
);
const WorkSheet = lazyComponent(
  async () => (await import('../../features/engagements/components/WorkSheet')).WorkSheet,
  ...['engagements', 'instant-work'],
);

/** What the parameter `sheet` of the address can name. */
const SHEETS: Partial<Record<string, ComponentType<{ user: CurrentUser; onClose: () => void }>>> = {
  availability: AvailabilitySheet,
  reliability: ReliabilitySheet,
  upi: UpiSheet,
};

/** What covers Instant Requests for a worker, as its address names it; each is fetched when it is first opened. */
export function InstantSheets({ user }: { user: CurrentUser }) {
  const sheet = useOverlayParam(SHEET);
  const work = useOverlayParam(ENGAGEMENT);
  const Named = sheet.value === null ? undefined : SHEETS[sheet.value];
  return (
    <Suspense>
      {work.value !== null && <WorkSheet id={work.value} onUpi={() => sheet.open('upi')} onClose={work.close} />}
      {Named && <Named user={user} onClose={sheet.close} />}
    </Suspense>
  );
}
