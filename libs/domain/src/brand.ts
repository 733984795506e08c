/** The product's name and nothing else knows it; everything that shows or sends the name takes it from here. */
export const BRAND = 'Nukkad';
