/**
 * Returns whether a text can reach `phone` (E.164): by the numbering plan of its country it is a mobile number, or the
 * plan does not distinguish mobile numbers. The metadata is loaded at the first call; it identifies the landlines among
 * India's numbers that begin with 6 to 9.
 */
export async function isTextable(phone: string): Promise<boolean> {
  const [{ isValidPhoneNumber }, { default: mobileNumbers }] = await Promise.all([
    import('libphonenumber-js/core'),
    import('libphonenumber-js/mobile/metadata'),
  ]);
  return isValidPhoneNumber(phone, mobileNumbers);
}
