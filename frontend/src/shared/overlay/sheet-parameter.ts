/** The parameter of an address that names what is open over the page, or over what another parameter names. */
export const SHEET = 'sheet';
