import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Dialog } from '../overlay/Dialog';

interface Props {
  open: boolean;
  title: string;
  text: string;
  /** Labels of the two buttons: the one that runs the action, and the one that cancels it. */
  confirm: string;
  keep: string;
  busy?: boolean | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an irreversible action. */
export function ConfirmDialog({ open, title, text, confirm, keep, busy = false, onConfirm, onClose }: Props) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : () => onClose()}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`}>{text}</Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={busy} autoFocus>
          {keep}
        </Button>
        <Button variant="contained" color="error" disabled={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
