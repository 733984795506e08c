import type { CurrentUser } from '@nukkad/domain/users';

/** What every panel of the profile menu gets: the account, and the way back to the menu. */
export interface PanelProps {
  user: CurrentUser;
  onClose: () => void;
}
