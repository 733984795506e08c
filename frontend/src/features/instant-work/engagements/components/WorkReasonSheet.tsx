import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { REASON_MAX } from '@nukkad/contract/limits';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonSheet } from '../../../../entities/session/components/ReasonSheet';

type Sheet = ComponentProps<typeof ReasonSheet>;
interface Props extends Pick<
  Sheet,
  'draft' | 'title' | 'children' | 'label' | 'required' | 'confirm' | 'busy' | 'onConfirm' | 'onClose'
> {
  /** Sentences that one tap inserts. */
  sentences: readonly string[];
  /** Red, for an irreversible action. */
  destructive?: boolean;
}

/** Asks for a reason before an action that counts on a record, with ready sentences. */
export function WorkReasonSheet({ sentences, destructive = false, ...sheet }: Props) {
  const { t } = useTranslation('instant-work/engagements');
  return (
    <ReasonSheet
      {...sheet}
      maxLength={REASON_MAX}
      color={destructive ? 'error' : 'primary'}
      keep={t('keep')}
      size="large"
      onDone={sheet.onClose}
      suggestions={(text, choose) => (
        <Box role="group" aria-label={t('sentences')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
          {sentences.map((sentence) => (
            <ToggleButton
              key={sentence}
              value={sentence}
              selected={text === sentence}
              onClick={() => choose(text === sentence ? '' : sentence)}
              sx={{ px: 1.75, borderRadius: '24px', textAlign: 'start', lineHeight: 1.3 }}
            >
              {sentence}
            </ToggleButton>
          ))}
        </Box>
      )}
    />
  );
}

/** A highlighted consequence of an action. */
export function Consequence({ children, grave = false }: { children: ReactNode; grave?: boolean }) {
  return (
    <Box sx={{ p: 1.5, borderRadius: '14px', bgcolor: grave ? 'error.tint' : 'primary.tint' }}>
      <Typography sx={{ fontWeight: 600 }}>{children}</Typography>
    </Box>
  );
}
