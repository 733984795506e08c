import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazySheet } from '../../../shared/rendering/lazy-sheet';
import type { ApplicationAction } from '../model/application-actions';

const MoveMenuList = lazySheet(async () => (await import('./MoveMenuList')).MoveMenuList);

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
  // stays after it is closed, so that it fades out and returns the focus
  const [wasOpened, setWasOpened] = useState(false);
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
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWasOpened(true);
        }}
      >
        <MoreIcon aria-hidden />
      </IconButton>
      {wasOpened && (
        <MoveMenuList
          id={`${id}-menu`}
          buttonId={`${id}-button`}
          anchor={anchor}
          answers={answers}
          onChoose={choose}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
