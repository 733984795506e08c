interface TextedCode extends Credential {
  code: string;
}

/** The code of the next text to this site, where the browser reads it and its owner agrees; null otherwise. */
export async function textedCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in window)) return null;
  try {
    const asked: CredentialRequestOptions = { signal };
    const credential = await navigator.credentials.get({ ...asked, otp: { transport: ['sms'] } } as typeof asked);
    return (credential as TextedCode | null)?.code ?? null;
  } catch {
    return null; // it was not allowed, or is not waited for any more
  }
}
