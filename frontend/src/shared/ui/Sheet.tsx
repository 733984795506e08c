import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Family } from '@nukkad/contract/jobs/job-categories';
import { type ReactNode, useId, useState } from 'react';
import { registerBottomActions } from './toast/bottom-actions';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../overlay/Dialog';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  subtitle?: ReactNode;
  /** Icon before the title. */
  sign?: ReactNode;
  /** Family of work that determines the colour of the head. */
  family?: Family | undefined;
  /** Prevents an accidental tap beside the sheet from discarding typed text. */
  holdsInput?: boolean | undefined;
  children: ReactNode;
  /**
   * Whether the sheet has the full height of the window, whatever its content, so that its edge does not move while the
   * content loads.
   */
  tall?: boolean | undefined;
  /** Whether it is a question with its answers, which from 768 px on stands in the middle of the page. */
  isQuestion?: boolean | undefined;
  /** Stays at the lower edge while the content scrolls. */
  actions?: ReactNode;
}

/** Scroll position at which the head becomes low, and the one at which it becomes high again. */
const SCROLLED_PX = 72;
const UNSCROLLED_PX = 4;

/**
 * A dialog: on a phone it rises from the lower edge, within thumb reach; from 768 px on it is at the right, and a
 * question in the middle.
 */
export function Sheet(props: Props) {
  const { open, onClose, title, subtitle, sign, family, holdsInput, tall, isQuestion, children, actions } = props;
  const { t } = useTranslation('shared');
  const id = useId();
  const [isScrolled, setIsScrolled] = useState(false);
  // a coloured head is high; while the content is scrolled it shows only its title
  const isLow = family !== undefined && isScrolled;
  return (
    <Dialog
      open={open}
      onClose={(reason) => (reason === 'backdropClick' && holdsInput ? undefined : onClose())}
      aria-labelledby={id}
      sx={{
        '& .MuiDialog-container': { alignItems: { xs: 'flex-end', md: 'stretch' } },
      }}
      slotProps={{
        paper: {
          sx: {
            m: { xs: 0, md: isQuestion ? 'auto' : '0 0 0 auto' },
            width: '100%',
            maxWidth: { xs: 'none', md: 520 },
            maxHeight: { xs: '94dvh', md: 'none' },
            ...(tall && { height: { xs: '94dvh', md: 'auto' } }),
            borderRadius: { xs: '22px 22px 0 0', md: isQuestion ? '22px' : 0 },
            bgcolor: family ? `family.${family}.band` : 'background.default',
            // the grip
            '&::before': {
              content: '""',
              display: { xs: 'block', md: 'none' },
              flex: 'none',
              alignSelf: 'center',
              width: 44,
              height: 5,
              mt: 1,
              borderRadius: '3px',
              bgcolor: family ? 'onBand' : 'fieldBorder',
              opacity: 0.5,
            },
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          // a title without a second line is vertically aligned with the close button
          alignItems: (sign || subtitle) && !isLow ? 'flex-start' : 'center',
          gap: sign ? 1.5 : 1,
          pl: { xs: 2, sm: 3 },
          pr: 1,
          pt: isLow ? 0.5 : 1.5,
          pb: isLow ? 0.5 : family ? 2 : 1,
          ...(family && { color: 'onBand' }),
        }}
      >
        {!isLow && sign}
        <Box
          sx={{ flexGrow: 1, minWidth: 0, pt: isLow ? 0 : sign ? 0.25 : subtitle ? 0.75 : 0, overflowWrap: 'anywhere' }}
        >
          <Typography id={id} variant={family && !isLow ? 'h2' : 'h3'} component="h2">
            {title}
          </Typography>
          {subtitle && !isLow && (
            <Typography component="div" sx={{ color: family ? 'inherit' : 'text.secondary' }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        <IconButton aria-label={t('close')} onClick={onClose} sx={{ color: 'inherit' }}>
          <CloseIcon aria-hidden />
        </IconButton>
      </Box>
      {/* focusable, so that the keyboard can scroll it */}
      <Box
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        onScroll={({ currentTarget: { scrollTop } }) =>
          // unchanged between the two, because a lower head leaves less to scroll
          setIsScrolled((was) => (was ? scrollTop > UNSCROLLED_PX : scrollTop > SCROLLED_PX))
        }
        sx={{
          flexGrow: 1,
          overflowY: 'auto',
          px: { xs: 2, sm: 3 },
          pt: family ? 2 : 0,
          pb: 2,
          bgcolor: 'background.default',
        }}
      >
        {children}
      </Box>
      {actions && (
        <Box
          ref={registerBottomActions}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            // the primary button fills the remaining space
            '& > .MuiButton-contained:not(.MuiButton-colorError)': { flexGrow: 1 },
            px: { xs: 2, sm: 3 },
            py: 1.5,
            borderTop: '1px solid',
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          {actions}
        </Box>
      )}
    </Dialog>
  );
}
