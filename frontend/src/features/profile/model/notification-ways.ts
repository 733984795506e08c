import type { CurrentUser } from '@nukkad/contract/accounts/users';

/**
 * The notification channels of an account: the guaranteed channel, the missing channels, and the notifications by text
 * message.
 */
export interface NotificationWays {
  always: 'email' | 'phone';
  hasEmail: boolean;
  hasPhone: boolean;
  /** Notifications by text message; empty for an account that gets no texts at all. */
  texted: readonly ('some' | 'all' | 'answers' | 'applications' | 'none')[];
}

type Account = Pick<CurrentUser, 'email' | 'emailVerified' | 'phone' | 'phoneVerified' | 'role'>;

/**
 * Returns the notification channels of an account: only verified ones. `mayText` is the present state of the switch.
 */
export function notificationWaysOf(user: Account, mayText: boolean): NotificationWays {
  const hasEmail = Boolean(user.email) && user.emailVerified;
  const hasPhone = Boolean(user.phone) && user.phoneVerified;
  return {
    always: hasEmail ? 'email' : 'phone',
    hasEmail,
    hasPhone,
    texted: hasPhone ? textedTo(user, hasEmail, mayText) : [],
  };
}

function textedTo({ role }: Account, hasEmail: boolean, mayText: boolean): NotificationWays['texted'] {
  if (hasEmail) return mayText ? ['some'] : [];
  if (!mayText) return ['none'];
  return [
    'all',
    ...(role === 'employer' ? [] : ['answers' as const]),
    ...(role === 'job_seeker' ? [] : ['applications' as const]),
  ];
}
