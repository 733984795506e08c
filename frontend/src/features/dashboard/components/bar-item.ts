import type SvgIcon from '@mui/material/SvgIcon';
import type { Sign } from '../../../shared/ui/Pictogram';

/** One of the five of the bar at the lower edge of a phone, with an icon or a sign of the product. */
export type BarItem = {
  id: string;
  label: string;
  to: string;
  /** State of the history entry that it adds. */
  state?: unknown;
  isOpen: boolean;
  /** Number of pending items; zero is not shown. */
  count?: number;
  /** Whether it is the main action of the page: raised, without a label. */
  isRaised?: boolean;
} & ({ icon: typeof SvgIcon; sign?: undefined } | { icon?: undefined; sign: Sign });
