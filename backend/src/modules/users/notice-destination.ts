import type { DeliveryChannel } from '@nukkad/contract/platform/operations';
import type { UserEntity } from './entities/user.entity.js';

/**
 * Returns the destination of security notices of an account: its address, or the verified number of an account without
 * one.
 */
export const noticeDestinationOf = ({
  email,
  phone,
}: Pick<UserEntity, 'email' | 'phone'>): { channel: DeliveryChannel; destination: string } =>
  email === null ? { channel: 'sms', destination: phone ?? '' } : { channel: 'email', destination: email };
