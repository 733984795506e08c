export const CHANNELS = ['email', 'phone'] as const;
export type Channel = (typeof CHANNELS)[number];

/** State of a channel: from not sent over sent to verified. */
export type ChannelState = 'not-sent' | 'sent' | 'verified';

/** A registration with an existing account and addresses that are being verified. */
export interface SignupProgress {
  email: string;
  phone: string;
  states: Record<Channel, ChannelState>;
}

const STORAGE_KEY = 'signup-progress';
const STATES: readonly unknown[] = ['not-sent', 'sent', 'verified'];

function isProgress(value: unknown): value is SignupProgress {
  const { email, phone, states } = (value ?? {}) as Partial<SignupProgress>;
  return (
    typeof email === 'string' &&
    typeof phone === 'string' &&
    CHANNELS.every((channel) => STATES.includes(states?.[channel]))
  );
}

/**
 * Returns the registration in progress of this tab. A phone discards a page while its owner reads the code in another
 * app; the stored state returns the user to the same step. Contains no password.
 */
export function readProgress(): SignupProgress | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isProgress(value) ? value : null;
  } catch {
    return null;
  }
}

/** Stores the registration for this tab; null deletes it. */
export function saveProgress(progress: SignupProgress | null): void {
  try {
    if (progress) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(progress));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // a browser that refuses storage starts again after a reload
    return;
  }
}
