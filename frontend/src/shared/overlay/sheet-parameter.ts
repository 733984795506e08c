/** Address parameter that names the overlay over the page, or over the overlay that another parameter names. */
export const SHEET = 'sheet';
