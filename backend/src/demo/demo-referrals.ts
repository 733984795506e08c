import type { EntityManager } from 'typeorm';
import { ReferralEntity } from '../modules/rewards/rewards.public.js';
import type { UserEntity } from '../modules/users/users.public.js';

const DAY_MS = 86_400_000;

/** Two seekers joined by the link of the first: the second has a verified phone and so counts, the third is waited for. */
export async function saveDemoReferrals(tx: EntityManager, [inviter, counts, waiting]: UserEntity[]): Promise<void> {
  if (!inviter || !counts || !waiting) return;
  await tx.insert(ReferralEntity, [
    { inviterId: inviter.id, invitedId: counts.id, createdAt: new Date(Date.now() - 6 * DAY_MS) },
    { inviterId: inviter.id, invitedId: waiting.id, createdAt: new Date(Date.now() - DAY_MS) },
  ]);
}
