import { z } from 'zod';
import { RECOVERY_CODES } from '../limits.js';

/**
 * Next requirement of the staff's part of a session: a new sign-in, because it was idle; the setup of the second
 * factor; the second factor; or nothing, because it was given.
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

/** A secret for an authenticator app, returned once: as an address for a QR code, and as text to type. */
export const SecondFactorSecretSchema = z
  .object({ uri: z.string(), secret: z.string() })
  .meta({ id: 'SecondFactorSecret' });
export type SecondFactorSecret = z.infer<typeof SecondFactorSecretSchema>;

/** Codes that replace the app, each once. They are returned once. */
export const RecoveryCodesSchema = z
  .object({ recoveryCodes: z.array(z.string()).length(RECOVERY_CODES) })
  .meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof RecoveryCodesSchema>;

/** Any text is accepted as a code, so that a malformed code is answered like a wrong one. */
export const SecondFactorCodeSchema = z
  .strictObject({ code: z.string().trim().max(64) })
  .meta({ id: 'SecondFactorCode' });
export type SecondFactorCode = z.infer<typeof SecondFactorCodeSchema>;
