import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Family } from '@nukkad/contract/jobs/job-categories';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { boardStyles } from '../../../shared/ui/board-styles';
import { belowNotices, heightBelowNotices } from '../../../shared/ui/notice-height';

/** Height of the fixed header above the scrolling page, and the gap below it. */
const TOP_PX = 104;

interface Props {
  jobId: string;
  title: string;
  subtitle: ReactNode;
  sign: ReactNode;
  family: Family;
  /** Absent if the pane cannot be closed. */
  onClose: (() => void) | undefined;
  children: ReactNode;
  /** Stay at the lower edge while the content scrolls. */
  actions: ReactNode;
}

/** The button of the card of a job in the list. */
const cardTargetOf = (jobId: string) =>
  document.querySelector<HTMLElement>(`[data-job="${CSS.escape(jobId)}"] [data-card-target]`);

/**
 * A job beside its list, as high as the window. When the card is opened with a key, the focus moves to the heading;
 * Escape closes the pane and returns the focus to the card.
 */
export function JobPane({ jobId, title, subtitle, sign, family, onClose, children, actions }: Props) {
  const { t } = useTranslation('shared');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpened = onClose !== undefined;
  useEffect(() => {
    const target = cardTargetOf(jobId);
    // a pointer opens it without moving the focus from the list
    if (isOpened && target === document.activeElement && target?.matches(':focus-visible')) heading.current?.focus();
  }, [isOpened, jobId]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !onClose) return;
    cardTargetOf(jobId)?.focus();
    onClose();
  };
  return (
    <Box
      component="section"
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      sx={{
        ...boardStyles,
        position: 'sticky',
        top: belowNotices(TOP_PX),
        display: 'flex',
        flexDirection: 'column',
        height: heightBelowNotices(TOP_PX + 16),
        minHeight: 420,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.75,
          p: 2.5,
          pr: 1.5,
          borderRadius: '14px 14px 0 0',
          bgcolor: `family.${family}.band`,
          color: 'onBand',
        }}
      >
        {sign}
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography ref={heading} id={id} variant="h2" tabIndex={-1}>
            {title}
          </Typography>
          <Typography component="div">{subtitle}</Typography>
        </Box>
        {onClose && (
          <IconButton aria-label={t('close')} onClick={onClose} sx={{ alignSelf: 'flex-start', color: 'inherit' }}>
            <CloseIcon aria-hidden />
          </IconButton>
        )}
      </Box>
      <Box
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        sx={{ flexGrow: 1, overflowY: 'auto', p: 2.5, bgcolor: 'background.default' }}
      >
        {children}
      </Box>
      <Box
        sx={{
          // in the window even while the pane reaches below it
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          pl: 2,
          // the button of the support chat hangs over this corner
          pr: 11,
          py: 1.5,
          borderTop: '1px solid',
          borderColor: 'divider',
          borderRadius: '0 0 14px 14px',
          bgcolor: 'background.paper',
        }}
      >
        {actions}
      </Box>
    </Box>
  );
}
