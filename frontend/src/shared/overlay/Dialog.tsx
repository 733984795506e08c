import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { useOverlay } from './useOverlay';

type Props = Omit<DialogProps, 'onClose'> & {
  /** Called by Back too; `backdropClick` is a click beside the dialog. Absent while it cannot be closed. */
  onClose: ((reason?: 'backdropClick' | 'escapeKeyDown') => void) | undefined;
};

/** A dialog that Back closes. */
export function Dialog({ onClose, ...props }: Props) {
  useOverlay(props.open, () => onClose?.());
  return <MuiDialog {...props} onClose={(_event, reason) => onClose?.(reason)} />;
}
