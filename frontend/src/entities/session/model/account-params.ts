/** Address parameter of the profile menu's content: `menu` without an open panel, and with Profile Settings. */
export const ACCOUNT = 'account';
export const ACCOUNT_MENU = 'menu';
export const ACCOUNT_SETTINGS = 'settings';
