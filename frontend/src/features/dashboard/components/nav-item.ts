import type SvgIcon from '@mui/material/SvgIcon';
import type { Sign } from '../../../shared/ui/Pictogram';

/** One entry of a dashboard's sidebar, with an icon or a sign of the product. */
export type NavItem = {
  id: string;
  label: string;
  to: string;
  /** The state of the entry of the history that it makes. */
  state?: unknown;
  /** Draws a dot at the entry that something lives there. */
  highlighted?: boolean;
  /** How many things wait there; none is not shown. */
  count?: number;
  /** Begins a group of its own. */
  apart?: boolean;
  /** The one thing that the page is for: a marigold button. */
  isRaised?: boolean;
} & ({ icon: typeof SvgIcon; sign?: undefined } | { icon?: undefined; sign: Sign });
