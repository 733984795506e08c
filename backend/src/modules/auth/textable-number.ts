/**
 * True when a text can reach `phone` (E.164): it is a mobile number by the plan of its country, or one of a country where
 * numbers do not tell. The metadata is loaded with the first call; it knows which numbers of India that begin with 6 to 9
 * are landlines.
 */
export async function isTextable(phone: string): Promise<boolean> {
  const [{ isValidPhoneNumber }, { default: mobileNumbers }] = await Promise.all([
    import('libphonenumber-js/core'),
    import('libphonenumber-js/mobile/metadata'),
  ]);
  return isValidPhoneNumber(phone, mobileNumbers);
}
