import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import GiftIcon from '@mui/icons-material/CardGiftcard';
import RupeeIcon from '@mui/icons-material/CurrencyRupee';
import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import SearchIcon from '@mui/icons-material/Search';
import type SvgIcon from '@mui/material/SvgIcon';
import type { SeekerSection } from '../../entities/session/model/sections';

/** Icon of each section in the sidebar. */
export const SECTION_ICONS: Record<SeekerSection, typeof SvgIcon> = {
  'request-interview': EventIcon,
  'job-search': SearchIcon,
  'ai-jobs': AutoAwesomeIcon,
  applications: AssignmentIcon,
  calendar: CalendarIcon,
  salary: RupeeIcon,
  rewards: GiftIcon,
};
