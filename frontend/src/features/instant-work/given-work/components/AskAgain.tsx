import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  name: string;
  /** Null while unanswered. */
  value: boolean | null;
  onChange: (value: boolean | null) => void;
}

/** Optional question whether the employer would ask this worker again. It affects only the employer's own next jobs. */
export function AskAgain({ name, value, onChange }: Props) {
  const { t } = useTranslation('instant-work/given-work');
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Box id={id} sx={{ mb: 0.5, fontWeight: 550 }}>
        {t('askAgain.title', { name })}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, maxWidth: 320 }}>
        {([true, false] as const).map((answer) => (
          <Button
            key={String(answer)}
            variant={value === answer ? 'contained' : 'outlined'}
            aria-pressed={value === answer}
            onClick={() => onChange(value === answer ? null : answer)}
          >
            {t(answer ? 'askAgain.yes' : 'askAgain.no')}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
