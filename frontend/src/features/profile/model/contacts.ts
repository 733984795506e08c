import type { ContactChannel } from '@nukkad/contract/accounts/account';
import { formatPhone } from '@nukkad/contract/typing/format-phone';
import type { CurrentUser } from '@nukkad/contract/accounts/users';

interface OwnContact {
  /** The address or number in use. */
  value: string | null;
  /** The contact that waits for its code: a new one, or the present one that is not verified yet. */
  waiting: string | null;
  /** Whether the present contact is verified. */
  isVerified: boolean;
}

/** Returns the contacts of an account, with pending and unverified ones. */
export const contactsOf = (user: CurrentUser): Record<ContactChannel, OwnContact> => ({
  email: { value: user.email, waiting: user.pendingEmail, isVerified: user.emailVerified },
  phone: { value: user.phone, waiting: user.pendingPhone, isVerified: user.phoneVerified },
});

/** Returns a contact for display; a number does not wrap at the end of a line. */
export const shownContact = (channel: ContactChannel, value: string): string =>
  channel === 'phone' ? formatPhone(value).replaceAll(' ', '\u00A0') : value;
