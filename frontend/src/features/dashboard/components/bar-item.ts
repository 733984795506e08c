import type SvgIcon from '@mui/material/SvgIcon';
import type { Sign } from '../../../shared/ui/Pictogram';

/** One of the five of the bar at the lower edge of a phone, with an icon or a sign of the product. */
export type BarItem = {
  id: string;
  label: string;
  to: string;
  /** The state of the entry of the history that it makes. */
  state?: unknown;
  isOpen: boolean;
  /** How many things wait there; none is not shown. */
  count?: number;
  /** The one thing that the page is for: raised, without a word of its own. */
  isRaised?: boolean;
} & ({ icon: typeof SvgIcon; sign?: undefined } | { icon?: undefined; sign: Sign });
