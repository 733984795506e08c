/** A number (E.164) as people here read it out: an Indian mobile number in two groups of five; any other as it stands. */
export const formatPhone = (phone: string): string => phone.replace(/^(\+91)([6-9]\d{4})(\d{5})$/, '$1 $2 $3');
