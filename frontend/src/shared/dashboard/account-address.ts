/** The parameter that names what the profile menu shows, and what it names while no panel is open, and with the one of the profile. */
export const ACCOUNT = 'account';
export const ACCOUNT_MENU = 'menu';
export const ACCOUNT_SETTINGS = 'settings';
