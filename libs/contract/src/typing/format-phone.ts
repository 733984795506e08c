/**
 * Returns a number (E.164) as it is read out in India: an Indian mobile number in two groups of five; any other number
 * unchanged.
 */
export const formatPhone = (phone: string): string => phone.replace(/^(\+91)([6-9]\d{4})(\d{5})$/, '$1 $2 $3');
