import MuiPopover, { type PopoverProps } from '@mui/material/Popover';
import { useOverlay } from './useOverlay';

/** A popover that Back closes. */
export function Popover({ onClose, ...props }: Omit<PopoverProps, 'onClose'> & { onClose: () => void }) {
  useOverlay(props.open, onClose);
  return <MuiPopover {...props} onClose={() => onClose()} />;
}
