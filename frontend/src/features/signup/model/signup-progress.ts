export const CHANNELS = ['email', 'phone'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Each channel goes from not sent to sent to verified. */
export type ChannelState = 'not-sent' | 'sent' | 'verified';

/** A registration whose account exists and whose addresses are being verified. */
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
 * The registration that was under way in this tab. A phone throws a page away while its owner reads the code in another
 * app; they come back to where they were. Holds no password.
 */
export function readProgress(): SignupProgress | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return isProgress(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps the registration for this tab; null forgets it. */
export function saveProgress(progress: SignupProgress | null): void {
  try {
    if (progress) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(progress));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // a browser that refuses storage starts again after a reload
    return;
  }
}
