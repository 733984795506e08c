import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../shared/overlay/Menu';
import { type ApplicationAction, KEY_OF } from '../model/application-actions';

interface Props {
  name: string;
  answers: readonly ApplicationAction[];
  disabled: boolean;
  onAnswer: (action: ApplicationAction) => void;
}

/** Moves an application to another step without opening it. */
export function MoveMenu({ name, answers, disabled, onAnswer }: Props) {
  const { t } = useTranslation('manage-job');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const choose = (action: ApplicationAction) => {
    setAnchor(null);
    onAnswer(action);
  };
  return (
    <>
      <IconButton
        id={`${id}-button`}
        aria-label={t('move.open', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-menu` : undefined}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon aria-hidden />
      </IconButton>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {answers.map((action) => (
          <MenuItem key={action} onClick={() => choose(action)} sx={{ gap: 3, justifyContent: 'space-between' }}>
            {t(`actions.${action}`)}
            <kbd aria-hidden>{KEY_OF[action].toUpperCase()}</kbd>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
