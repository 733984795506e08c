import type SvgIcon from '@mui/material/SvgIcon';

/** One entry of a dashboard's sidebar. */
export interface NavItem {
  id: string;
  label: string;
  icon: typeof SvgIcon;
  to: string;
  /** Draws a dot at the entry that something lives there. */
  highlighted?: boolean;
}
