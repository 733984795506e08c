import type { CurrentUser } from '@nukkad/domain/users';

/** What the settings say of an account: what comes in any case, which ways it does not have, and what comes by text message. */
export interface NotificationWays {
  always: 'email' | 'phone';
  hasEmail: boolean;
  hasPhone: boolean;
  /** What is texted; empty for an account that gets no texts at all. */
  texted: readonly ('some' | 'all' | 'answers' | 'applications' | 'none')[];
}

type Account = Pick<CurrentUser, 'email' | 'emailVerified' | 'phone' | 'phoneVerified' | 'role'>;

/** By which ways an account is told: those alone that are verified. `mayText` is the switch as it stands. */
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
