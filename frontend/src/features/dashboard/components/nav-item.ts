import type SvgIcon from '@mui/material/SvgIcon';
import type { Sign } from '../../../shared/ui/Pictogram';

/** One entry of a dashboard's sidebar, with an icon or a sign of the product. */
export type NavItem = {
  id: string;
  label: string;
  to: string;
  /** State of the history entry that it adds. */
  state?: unknown;
  /** Whether the entry has a dot that marks live content. */
  highlighted?: boolean;
  /** Number of pending items; zero is not shown. */
  count?: number;
  /** Whether the entry starts a group of its own. */
  apart?: boolean;
  /** Whether it is the main action of the page: a marigold button. */
  isRaised?: boolean;
} & ({ icon: typeof SvgIcon; sign?: undefined } | { icon?: undefined; sign: Sign });
