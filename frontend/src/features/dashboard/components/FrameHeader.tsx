import { BRAND } from '@nukkad/contract/platform/brand';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Side } from '@nukkad/contract/accounts/users';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SearchSlot } from '../../../shared/ui/SearchSlot';
import { DASHBOARD_BY_ROLE } from '../../../entities/session/hooks/useRoles';
import { HeaderBand } from '../../../shared/ui/HeaderBand';
import { BrandMark } from '../../../shared/ui/BrandMark';
import { LanguageSwitch } from '../../../shared/ui/LanguageSwitch';
import { belowNotices } from '../../../shared/ui/notice-height';
import { HEADER_PX, PHONE_ROW_PX, SIDEBAR_PX } from './frame-sizes';

/** Title in the header beside the mark. */
export interface FrameTitle {
  /** The name of the section: the heading of the page. */
  title: string;
  /** A second line. */
  line: ReactNode;
  /** Content after the name, such as a count. */
  beside?: ReactNode;
  /** Whether the second line is large and the name small. */
  isLineFirst?: boolean;
}

function Titles({ title, line, beside, isLineFirst = false }: FrameTitle) {
  const large = { fontSize: { xs: '1.0625rem', md: '1.375rem' }, fontWeight: 700, lineHeight: 1.25 } as const;
  const small = { fontSize: '0.8125rem', fontWeight: 450, lineHeight: 1.35, color: 'primary.soft' } as const;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: { xs: '1 1 0', md: '1 1 auto' },
        minWidth: 0,
        py: 0.75,
        overflowWrap: 'anywhere',
        hyphens: 'auto',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography component="h1" sx={isLineFirst ? small : large}>
          {title}
        </Typography>
        {/* appears with a response: it may use the gap beside it, so that it never wraps the name into two lines */}
        {beside && <Box sx={{ display: 'flex', flex: 'none', mr: -1 }}>{beside}</Box>}
      </Box>
      <Typography component="p" sx={isLineFirst ? large : small}>
        {line}
      </Typography>
    </Box>
  );
}

interface Props {
  side: Side;
  /** Absent if the page has its own heading: then the header shows the name of the product. */
  heading: FrameTitle | undefined;
  hasSidebar: boolean;
  /** The search line; absent if the open section has none. */
  search: ReactNode;
  /** First control at the right edge; absent if there are no sections to open. */
  opener: ReactNode;
  children: ReactNode;
}

/**
 * The band at the top: mark, heading, search, and at the right the controls of the account. The search stays visible on
 * a scrolled phone.
 */
export function FrameHeader({ side, heading, hasSidebar, search, opener, children }: Props) {
  const { t } = useTranslation('shared');
  return (
    <HeaderBand sx={search ? { top: { xs: belowNotices(-PHONE_ROW_PX), md: belowNotices(0) } } : {}}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          alignItems: 'center',
          columnGap: { xs: 1, md: 1.5 },
          minHeight: { xs: PHONE_ROW_PX, md: HEADER_PX },
          px: { xs: 1.5, md: 2.5 },
        }}
      >
        {opener}
        <Box
          component={Link}
          to={DASHBOARD_BY_ROLE[side]}
          aria-label={t('nav.home', { brand: BRAND })}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            flex: 'none',
            minWidth: 48,
            minHeight: { xs: PHONE_ROW_PX, md: 48 },
            // beside a sidebar the heading is aligned with the content: width of the sidebar plus the page's margin,
            // minus the space before the mark
            width: { lg: hasSidebar ? SIDEBAR_PX - 8 : 'auto' },
            mr: { md: 1 },
            color: 'inherit',
            textDecoration: 'none',
          }}
        >
          <BrandMark size={40} />
          <Box
            component="span"
            translate="no"
            sx={{
              display: { xs: heading ? 'none' : 'inline', md: 'inline' },
              fontSize: '1.375rem',
              fontWeight: 760,
              fontStretch: '96%',
            }}
          >
            {BRAND}
          </Box>
        </Box>
        {heading ? <Titles {...heading} /> : <Box sx={{ flexGrow: 1 }} />}
        {search && <SearchSlot>{search}</SearchSlot>}
        {/* a phone has it in the menu */}
        <Box sx={{ display: { xs: 'none', md: 'flex' } }}>
          <LanguageSwitch />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none', gap: 0.5 }}>{children}</Box>
      </Box>
    </HeaderBand>
  );
}
