import type { CurrentUser } from '@nukkad/contract/accounts/users';

/** Properties of every panel of the profile menu: the account, and the way back to the menu. */
export interface PanelProps {
  user: CurrentUser;
  onClose: () => void;
}
