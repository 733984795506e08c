import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { type ComponentType, Suspense } from 'react';
import { PAYOUT_ACCOUNT_SHEET } from '../../entities/payment/payment-paths';
import { ENGAGEMENT } from '../../entities/hiring/paths';
import { SHEET } from '../../shared/overlay/sheet-parameter';
import { useOverlayParam } from '../../shared/overlay/useOverlayParam';
import { lazyComponent } from '../lazy-component';

const AvailabilitySheet = lazyComponent(
  async () => (await import('../../features/instant-work/availability/components/AvailabilitySheet')).AvailabilitySheet,
  ...['instant-work/availability', 'position'],
);
const ReliabilitySheet = lazyComponent(
  async () => (await import('../../features/instant-work/engagements/components/ReliabilitySheet')).ReliabilitySheet,
  'instant-work/engagements',
);
const UpiSheet = lazyComponent(
  async () => (await import('../../features/instant-work/engagements/components/UpiSheet')).UpiSheet,
  'instant-work/engagements',
);
const WorkSheet = lazyComponent(
  async () => (await import('../../features/instant-work/engagements/components/WorkSheet')).WorkSheet,
  ...['instant-work/engagements', 'engagement', 'payment', 'review'],
);

const PayoutAccountSheet = lazyComponent(
  async () => (await import('../../features/secure-pay/components/PayoutAccountSheet')).PayoutAccountSheet,
  ...['secure-pay', 'payment'],
);

/** Sheets by the value of the address parameter `sheet`. */
const SHEETS: Partial<Record<string, ComponentType<{ user: CurrentUser; onClose: () => void }>>> = {
  availability: AvailabilitySheet,
  reliability: ReliabilitySheet,
  upi: UpiSheet,
  [PAYOUT_ACCOUNT_SHEET]: PayoutAccountSheet,
};

/**
 * The sheets of Instant Requests for a worker, by the address; each is fetched when it is opened for the first time.
 */
export function InstantSheets({ user }: { user: CurrentUser }) {
  const sheet = useOverlayParam(SHEET);
  const work = useOverlayParam(ENGAGEMENT);
  const Named = sheet.value === null ? undefined : SHEETS[sheet.value];
  return (
    <Suspense>
      {work.value !== null && (
        <WorkSheet
          key={work.value}
          id={work.value}
          onUpi={() => sheet.open('upi')}
          onAccount={() => sheet.open(PAYOUT_ACCOUNT_SHEET)}
          onClose={work.close}
        />
      )}
      {Named && <Named user={user} onClose={sheet.close} />}
    </Suspense>
  );
}
