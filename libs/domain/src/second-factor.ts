import { z } from 'zod';
import { RECOVERY_CODES } from './limits.js';

/**
 * What the staff's part of a session asks for: a fresh sign-in, because it was idle; that the second factor is set up;
 * the second factor; nothing, because that was given.
 */
const SECOND_FACTOR_STATES = ['sign-in', 'set-up', 'code', 'given'] as const;

export const SecondFactorSchema = z
  .object({
    state: z.enum(SECOND_FACTOR_STATES),
    /** Recovery codes that were not used. */
    recoveryCodesLeft: z.int32().min(0).max(RECOVERY_CODES),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof SecondFactorSchema>;

/** A secret that an authenticator app takes, told once: as an address for a QR code, and as text to type. */
export const SecondFactorSecretSchema = z
  .object({ uri: z.string(), secret: z.string() })
  .meta({ id: 'SecondFactorSecret' });
export type SecondFactorSecret = z.infer<typeof SecondFactorSecretSchema>;

/** Codes that stand in for the app, each once. They are told once. */
export const RecoveryCodesSchema = z
  .object({ recoveryCodes: z.array(z.string()).length(RECOVERY_CODES) })
  .meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof RecoveryCodesSchema>;

/** Any text is let through as a code, so that a malformed code answers like a wrong one. */
export const SecondFactorCodeSchema = z
  .strictObject({ code: z.string().trim().max(64) })
  .meta({ id: 'SecondFactorCode' });
export type SecondFactorCode = z.infer<typeof SecondFactorCodeSchema>;
