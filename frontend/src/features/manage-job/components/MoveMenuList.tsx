import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../shared/overlay/Menu';
import { type ApplicationAction, KEY_OF } from '../model/application-actions';

interface Props {
  /** The id of the menu, and that of the button that opens it. */
  id: string;
  buttonId: string;
  /** The button; null while the menu is closed. */
  anchor: HTMLElement | null;
  answers: readonly ApplicationAction[];
  onChoose: (action: ApplicationAction) => void;
  onClose: () => void;
}

/** The steps to which an application can be moved, with their keys. */
export function MoveMenuList({ id, buttonId, anchor, answers, onChoose, onClose }: Props) {
  const { t } = useTranslation('manage-job');
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-labelledby': buttonId } }}
    >
      {answers.map((action) => (
        <MenuItem key={action} onClick={() => onChoose(action)} sx={{ gap: 3, justifyContent: 'space-between' }}>
          {t(`actions.${action}`)}
          <kbd aria-hidden>{KEY_OF[action].toUpperCase()}</kbd>
        </MenuItem>
      ))}
    </Menu>
  );
}
