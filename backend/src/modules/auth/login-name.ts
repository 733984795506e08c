import { EMAIL_MAX } from '@nukkad/contract/limits';
import type { DeliveryChannel } from '@nukkad/contract/platform/operations';
import { emailAddress } from '@nukkad/contract/primitives';
import { typedPhone } from '@nukkad/contract/typing/typed-phone';

/** The address or number with which a user signs in, and the channel for its code. */
export interface LoginName {
  channel: DeliveryChannel;
  /** Lower-cased e-mail address or E.164 number. */
  destination: string;
}

/** Parses the combined sign-in field; returns null when the value is neither an address nor a number. */
export function loginNameOf(typed: unknown): LoginName | null {
  if (typeof typed !== 'string' || typed.length > EMAIL_MAX) return null;
  const email = emailAddress.safeParse(typed);
  if (email.success) return { channel: 'email', destination: email.data };
  const phone = typedPhone(typed);
  return phone === null ? null : { channel: 'sms', destination: phone };
}
