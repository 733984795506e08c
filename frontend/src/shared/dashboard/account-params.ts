/** The parameter that names what the profile menu shows; while no panel is open, and with Profile Settings. */
export const ACCOUNT = 'account';
export const ACCOUNT_MENU = 'menu';
export const ACCOUNT_SETTINGS = 'settings';
