import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import { useOverlay } from './useOverlay';

/** A drawer that Back closes. */
export function Drawer({
  onClose,
  ...props
}: Omit<DrawerProps, 'onClose' | 'open'> & { open: boolean; onClose: () => void }) {
  useOverlay(props.open, onClose);
  return <MuiDrawer {...props} onClose={() => onClose()} />;
}
