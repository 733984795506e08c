import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Job } from '@nukkad/api-client/generated/api.gen';
import { type ReactNode, useId } from 'react';
import { JobFacts } from './JobFacts';
import { boardLook } from '../ui/board-look';

interface Props {
  job: Job;
  /** Opens the job; the whole card is the target, and its title the button. */
  onOpen: () => void;
  /** Whether what it opens is open, where that is part of the page. */
  expanded?: boolean | undefined;
  /** Marks the card as the one that is meant elsewhere on the page. */
  active?: boolean | undefined;
  onPoint?: ((pointed: boolean) => void) | undefined;
  /** Stands at the top right, such as the match. */
  corner?: ReactNode;
  children?: ReactNode;
}

/** A job in a list. */
export function JobCard({ job, onOpen, expanded, active = false, onPoint, corner, children }: Props) {
  const titleId = useId();
  return (
    <Box
      component="article"
      aria-labelledby={titleId}
      data-job={job.id}
      onMouseEnter={() => onPoint?.(true)}
      onMouseLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
      sx={{
        position: 'relative',
        p: 2,
        ...boardLook,
        ...(active && { boxShadow: 'inset 0 0 0 2.5px var(--nk-palette-primary-text)' }),
        scrollMarginBlock: 80,
        // what can be pressed inside the card lies above the title's target
        '& :is(a, button):not([data-card-target])': { position: 'relative', zIndex: 1 },
        '&:hover [data-card-target]': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="h4" component="h3" id={titleId}>
            <ButtonBase
              data-card-target
              onClick={onOpen}
              aria-expanded={expanded}
              aria-haspopup={expanded === undefined ? 'dialog' : undefined}
              sx={{
                display: 'inline',
                font: 'inherit',
                textAlign: 'start',
                verticalAlign: 'baseline',
                borderRadius: '4px',
                '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '14px' },
                '&:focus-visible': { outline: 0 },
                '&:focus-visible::after': { outline: '3px solid var(--focus)', outlineOffset: 2 },
              }}
            >
              {job.title}
            </ButtonBase>
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>{job.company}</Typography>
        </Box>
        {corner}
      </Box>
      <JobFacts job={job} />
      {children}
    </Box>
  );
}
