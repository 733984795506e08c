import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PostedInstantJob } from '@nukkad/api-client/generated/api.gen';
import { useTranslation } from 'react-i18next';
import { lazySheet } from '../../../../shared/rendering/lazy-sheet';
import { boardStyles } from '../../../../shared/ui/board-styles';
import { INSTANT_FORM_ID } from '../hooks/useFormFilling';
import { useInstantJobForm } from '../hooks/useInstantJobForm';
import { useKindNames } from '../hooks/useKindNames';
import { useSteps } from '../hooks/useSteps';
import { offeredKinds } from '../model/kinds';
import { stepButton, STEPS } from '../model/steps';
import { KindTiles } from './KindTiles';
import { PostSheet } from './PostSheet';
import { StepFields } from './StepFields';

const HireQuestion = lazySheet(async () => (await import('./HireQuestion')).HireQuestion);

interface Props {
  onPosted: (job: PostedInstantJob) => void;
}

/**
 * Request Instant Hire: posts an instant job, for which available workers nearby are asked at once. On a phone the page
 * offers the kinds of work, which open the steps over it; elsewhere the steps are part of the page.
 */
export function InstantJobForm({ onPosted }: Props) {
  const { t } = useTranslation('instant-work/job-form');
  const onPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const steps = useSteps({ isOverPage: onPhone });
  const form = useInstantJobForm({ steps, onPhone, onPosted });
  const names = useKindNames();
  const { busy } = form;
  const { number } = steps;
  const isLast = number === STEPS.length;
  const heading = (
    <div>
      <Typography id={INSTANT_FORM_ID} variant="h2" sx={{ scrollMarginTop: 80 }}>
        {t('title')}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        {onPhone || number === 1
          ? t('intro')
          : t('steps.of', { step: number, of: STEPS.length, name: t(`steps.${STEPS[number - 1] ?? 'work'}`) })}
      </Typography>
    </div>
  );
  const question = form.asking && (
    <HireQuestion busy={busy} onJoin={() => void form.joinAndPost()} onClose={() => form.stay()} />
  );
  const board = { ...boardStyles, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
  if (onPhone) {
    return (
      <Box component="section" aria-labelledby={INSTANT_FORM_ID} sx={{ ...board, gap: 1.5, p: 2 }}>
        {heading}
        <KindTiles
          kinds={offeredKinds(form.earlier ?? [], names)}
          isPending={form.earlier === null}
          title={form.watch('title')}
          category={form.watch('category')}
          onChoose={form.choose}
        />
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => steps.goTo(1)}>
          {t('steps.other')}
        </Button>
        {steps.isNamed && <PostSheet form={form} steps={steps} />}
        {question}
      </Box>
    );
  }
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={INSTANT_FORM_ID}
      onSubmit={form.submit}
      sx={{ ...board, gap: 2.5, p: 2.5 }}
    >
      {heading}
      <StepFields form={form} step={number} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        {number > 1 && (
          <Button size="large" onClick={() => steps.goTo(number - 1)}>
            {t('steps.back')}
          </Button>
        )}
        <Button type="submit" variant="contained" size="large" disabled={busy} sx={{ flexGrow: 1 }}>
          {t(stepButton(form, isLast))}
        </Button>
      </Box>
      {question}
    </Box>
  );
}
