/** The name of the product. No other file contains it; all code that shows or sends the name imports it. */
export const BRAND = 'Nukkad';
