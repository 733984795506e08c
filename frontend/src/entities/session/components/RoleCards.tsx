import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import type { SignInRole } from '@nukkad/contract/accounts/auth';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { currentLanguage } from '../../../shared/i18n/i18n';
import { loginPath } from '../model/login-path';
import { Pictogram } from '../../../shared/ui/Pictogram';

const PALE_STRIPE = 'var(--pale-stripe)';
const SCALLOPS =
  'radial-gradient(circle at 50% 0, black 9.7px, transparent 10.2px) 50% 22px / 20px 10px repeat-x, linear-gradient(black 0 0) 0 0 / 100% 22px no-repeat';

/** Stripes with a scalloped lower edge, 32 px high; a coloured stripe is in the middle, so that both ends are alike. */
const stripes = (colour: string) =>
  ({
    content: '""',
    position: 'absolute',
    inset: '-4px -4px auto',
    height: 32,
    borderRadius: '5px 5px 0 0',
    background: `linear-gradient(90deg, transparent 25%, ${colour} 0 75%, transparent 0) 50% 0 / 40px, ${PALE_STRIPE}`,
    WebkitMask: SCALLOPS,
    mask: SCALLOPS,
    '@media (forced-colors: active)': { display: 'none' },
  }) as const;

const LOOKS = {
  'job-seeker': {
    sign: 'seeker',
    sx: {
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      boxShadow: '0 3px 0 var(--nk-palette-primary-edge)',
      '--focus': 'var(--nk-palette-secondary-main)',
      '--quiet': 'var(--nk-palette-primary-soft)',
      '&::before': stripes('var(--nk-palette-secondary-main)'),
    },
  },
  employer: {
    sign: 'shop',
    sx: {
      bgcolor: 'secondary.main',
      color: 'secondary.contrastText',
      boxShadow: '0 3px 0 var(--nk-palette-secondary-edge)',
      '--focus': 'var(--nk-palette-primary-main)',
      '--pg-accent': PALE_STRIPE,
      '--quiet': 'inherit',
      '&::before': stripes('var(--nk-palette-primary-main)'),
    },
  },
} as const;

interface RoleCardProps {
  /** The side of the market that it signs in for. */
  role: SignInRole;
  title: string;
  text: string;
  /** Label of its link, if it is not the title. */
  action?: string | undefined;
  /** The heading's level, where the title is one. */
  heading?: 'h2' | 'h3' | undefined;
}

/** A card in the shape of a shop front that leads to the sign-in of one side; the whole card is the target. */
export function RoleCard({ role, title, text, action, heading }: RoleCardProps) {
  const { sign, sx } = LOOKS[role];
  const link = (words: string) => (
    <Box
      component="a"
      href={loginPath(currentLanguage(), { role })}
      sx={{
        color: 'inherit',
        textDecoration: 'none',
        '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
        '&:focus-visible': { outline: 0 },
        '&:focus-visible::after': { outline: '3px solid var(--focus)', outlineOffset: '-6px' },
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
      }}
    >
      {words}
    </Box>
  );
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        display: 'grid',
        alignContent: 'start',
        minWidth: 0,
        minHeight: { xs: 200, md: 232 },
        px: { xs: 1.75, md: 2.5 },
        pt: { xs: 5.5, md: 6 },
        pb: { xs: 1.75, md: 2.25 },
        borderRadius: '6px 6px 14px 14px',
        overflowWrap: 'anywhere',
        transition: 'transform 80ms, box-shadow 80ms',
        ...sx,
        '&:active': { transform: 'translateY(3px)', boxShadow: 'none' },
      }}
    >
      <Pictogram name={sign} size={52} sx={{ my: 1.25 }} />
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          top: 52,
          right: 12,
          display: 'grid',
          placeItems: 'center',
          width: 40,
          height: 40,
          borderRadius: '50%',
          bgcolor: 'color-mix(in srgb, currentColor 14%, transparent)',
        }}
      >
        <ArrowForwardIcon sx={{ fontSize: 22 }} />
      </Box>
      <Box
        component={heading ?? 'span'}
        sx={{
          m: 0,
          mb: 0.5,
          // the longest word of each language fits on one line of a phone
          fontSize: 'min(1.375rem, calc(0.6rem + 2.8vw))',
          fontWeight: 760,
          lineHeight: 'var(--heading-leading)',
        }}
      >
        {action ? title : link(title)}
      </Box>
      <Box
        component="span"
        sx={{ fontSize: { xs: '0.9375rem', md: '1.0625rem' }, lineHeight: 1.4, color: 'var(--quiet)' }}
      >
        {text}
      </Box>
      {action && (
        <Box component="span" sx={{ mt: 1, fontWeight: 680, textDecoration: 'underline' }}>
          {link(action)}
        </Box>
      )}
    </Box>
  );
}

/** Two cards side by side. */
export function RoleCards({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        // side by side also on a phone, unless the text is set very large
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
        gap: { xs: 1.25, md: 2.25 },
      }}
    >
      {children}
    </Box>
  );
}
