interface SmsCode extends Credential {
  code: string;
}

/**
 * Returns the code of the next SMS for this site (WebOTP); null if the browser does not read it or the user does not
 * allow it.
 */
export async function readSmsCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  try {
    const asked: CredentialRequestOptions = { signal };
    const credential = await navigator.credentials.get({ ...asked, otp: { transport: ['sms'] } } as typeof asked);
    return (credential as SmsCode | null)?.code ?? null;
  } catch {
    return null; // the user did not allow it, or the page no longer waits for it
  }
}
