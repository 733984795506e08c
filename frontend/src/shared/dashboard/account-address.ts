/** The parameter that names what the profile menu shows, and what it names while no panel is open. */
export const ACCOUNT = 'account';
export const ACCOUNT_MENU = 'menu';
