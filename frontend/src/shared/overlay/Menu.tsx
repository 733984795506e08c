import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import { useOverlay } from './useOverlay';

/** A menu that Back closes. */
export function Menu({ onClose, ...props }: Omit<MenuProps, 'onClose'> & { onClose: () => void }) {
  useOverlay(props.open, onClose);
  return <MuiMenu {...props} onClose={() => onClose()} />;
}
