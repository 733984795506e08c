import type { DataSource } from 'typeorm';
import { ReferralEntity } from '../entities/referral.entity.js';

/** Notes that one account was made with the code of another. */
export async function saveReferral(
  dataSource: DataSource,
  fields: Partial<ReferralEntity> & Pick<ReferralEntity, 'invitedId' | 'inviterId'>,
): Promise<void> {
  await dataSource.getRepository(ReferralEntity).insert(fields);
}
