import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { OwnJob } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { STAGES, type Stage } from '../model/stages';

interface Props {
  pipeline: OwnJob['pipeline'];
  /** Number of all applications, without withdrawn ones. */
  total: number;
  stage: Stage;
  onStage: (stage: Stage) => void;
}

/** The steps of the pipeline with the number of applications at each; a choice filters the list. */
export function StagePicker({ pipeline, total, stage, onStage }: Props) {
  const { t } = useTranslation('manage-job');
  const format = useFormat();
  return (
    <Box
      role="group"
      aria-label={t('stages.label')}
      sx={{
        display: 'flex',
        // one scrolling row on a phone, because the applicants below are more important
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        gap: 1,
        mx: { xs: -1.5, md: 0 },
        mb: 1,
        px: { xs: 1.5, md: 0 },
        py: 0.5,
        overflowX: { xs: 'auto', md: 'visible' },
        scrollbarWidth: 'none',
      }}
    >
      {STAGES.filter((step) => step !== 'withdrawn' || pipeline.withdrawn > 0 || stage === step).map((step) => (
        <ButtonBase
          key={step}
          aria-pressed={step === stage}
          onClick={() => onStage(step)}
          sx={{
            flex: 'none',
            minHeight: 48,
            gap: 1,
            px: 1.5,
            font: 'inherit',
            border: '1px solid',
            borderColor: step === stage ? 'primary.text' : 'fieldBorder',
            borderRadius: '8px',
            bgcolor: step === stage ? 'primary.main' : 'background.paper',
            color: step === stage ? 'primary.contrastText' : 'text.primary',
          }}
        >
          {t(step === 'all' ? 'stages.all' : `status.${step}`)}
          <Box component="span" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
            {format.number(step === 'all' ? total : pipeline[step])}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  );
}
