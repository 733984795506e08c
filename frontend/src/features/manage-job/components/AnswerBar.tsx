import HireIcon from '@mui/icons-material/HowToRegOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ApplicationAction } from '../model/application-actions';

interface Props {
  answers: readonly ApplicationAction[];
  busy: boolean;
  onAnswer: (action: ApplicationAction) => void;
}

/** The answers in the order of thumb reach: the most positive one first and widest. */
const ORDER: readonly ApplicationAction[] = ['hired', 'shortlisted', 'rejected'];

/** The answers to an application that is open; they stay at the lower edge of the window while its text scrolls. */
export function AnswerBar({ answers, busy, onAnswer }: Props) {
  const { t } = useTranslation('manage-job');
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 'var(--nk-bar-height, 0px)',
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 0.5, sm: 1 },
        // inside the frame of an open application
        mx: '2.5px',
        p: 1.5,
        // three labels fit side by side on a narrow phone in every language
        px: { xs: 1, sm: 1.5 },
        borderTop: '1px solid',
        borderColor: 'divider',
        borderRadius: '0 0 12px 12px',
        borderBottom: '2.5px solid transparent',
        backgroundClip: 'padding-box',
        bgcolor: 'background.paper',
        // where another bar replaces that of the page
        'html:has([data-actions]) &': { bottom: 0 },
      }}
    >
      {ORDER.filter((action) => answers.includes(action)).map((action) => (
        <Button
          key={action}
          variant={action === 'hired' ? 'contained' : 'text'}
          color={action === 'rejected' ? 'error' : 'primary'}
          startIcon={action === 'hired' ? <HireIcon /> : undefined}
          disabled={busy}
          onClick={() => onAnswer(action)}
          sx={{
            flexGrow: action === 'hired' ? 1 : 0,
            px: { xs: 0.75, sm: 2 },
            '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
            ...(action === 'shortlisted' && { bgcolor: 'primary.tint' }),
          }}
        >
          {t(`actions.${action}`)}
        </Button>
      ))}
    </Box>
  );
}
