import type { DeliveryChannel } from '@nukkad/domain/operations';
import type { UserEntity } from './entities/user.entity.js';

/** Where word about an account's safety goes: to its address, or to the verified number of one that has none. */
export const noticeDestinationOf = ({
  email,
  phone,
}: Pick<UserEntity, 'email' | 'phone'>): { channel: DeliveryChannel; destination: string } =>
  email === null ? { channel: 'sms', destination: phone ?? '' } : { channel: 'email', destination: email };
