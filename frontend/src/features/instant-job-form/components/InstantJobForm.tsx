import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import type { PostedInstantJob } from '@nukkad/api-client/generated/api.gen';
import {
  DESCRIPTION_MAX,
  LOCATION_MAX,
  RATE_MAX,
  SEARCH_RADIUS_KM,
  SKILL_MAX,
  SKILLS_MAX_COUNT,
  TITLE_MAX,
} from '@nukkad/domain/limits';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LocationInput } from '../../../shared/hiring/LocationInput';
import { isTextProblem } from '../../../shared/hiring/screened-form';
import { useFormat } from '../../../shared/i18n/format';
import { boardStyles } from '../../../shared/ui/board-styles';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { INSTANT_FORM_ID, useInstantJobForm } from '../hooks/useInstantJobForm';
import type { FormParts } from '../model/form-parts';
import type { InstantJobField } from '../model/instant-job-form';
import { HireQuestion } from './HireQuestion';
import { PayPart } from './PayPart';
import { PeoplePart } from './PeoplePart';
import { WhenPart } from './WhenPart';
import { WorkPart } from './WorkPart';

const LENGTHS: Partial<Record<InstantJobField, number>> = {
  title: TITLE_MAX,
  description: DESCRIPTION_MAX,
  location: LOCATION_MAX,
};

interface Props {
  /** Where the last instant job was, to take it again; undefined when there was none. */
  lastPlace?: string | undefined;
  onPosted: (job: PostedInstantJob) => void;
}

/** Request Instant Hire: says what is needed, and available people near by are asked at once. */
export function InstantJobForm({ lastPlace, onPosted }: Props) {
  const { t } = useTranslation('instant-job-form');
  const { t: hiring } = useTranslation('hiring');
  const format = useFormat();
  const form = useInstantJobForm(onPosted);
  const { register, watch, control, getValues, setValue, formState, refusedAt } = form;
  const textOf = (field: InstantJobField): string | undefined => {
    const type = formState.errors[field]?.type;
    if (type === undefined) return refusedAt(field);
    if (isTextProblem(type)) return hiring(`form.problems.${String(type)}`);
    return t(`problems.${String(type)}`, {
      max: LENGTHS[field],
      rate: format.number(RATE_MAX),
      km: SEARCH_RADIUS_KM,
      most: SKILLS_MAX_COUNT,
      length: SKILL_MAX,
    });
  };
  const parts: FormParts = { register, watch, control, getValues, setValue, textOf };
  const busy = form.posting || form.joining;
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={INSTANT_FORM_ID}
      onSubmit={(event) => void form.submit(event)}
      sx={{ ...boardStyles, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, p: { xs: 2, md: 2.5 } }}
    >
      <div>
        <Typography id={INSTANT_FORM_ID} variant="h2" sx={{ scrollMarginTop: 80 }}>
          {t('title')}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t('intro')}</Typography>
      </div>
      <WorkPart {...parts} />
      <div>
        <Controller
          name="location"
          control={control}
          render={({ field: { ref, value, onChange } }) => (
            <>
              <LocationInput
                ref={ref}
                label={t('fields.location')}
                placeholder={t('examples.location')}
                value={value}
                onChange={(change) => onChange(change(getValues('location')))}
                error={textOf('location')}
              />
              {lastPlace !== undefined && value.text === '' && (
                <Button
                  variant="quiet"
                  startIcon={<HistoryIcon />}
                  onClick={() => onChange({ ...value, text: lastPlace })}
                  sx={{ mt: 1 }}
                >
                  {t('lastPlace', { place: lastPlace })}
                </Button>
              )}
            </>
          )}
        />
      </div>
      <WhenPart {...parts} />
      <PeoplePart control={control} isEmployer={form.isEmployer} />
      <PayPart {...parts} currency={form.currency} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <NumberInput
          {...register('maxRadius')}
          label={t('fields.maxRadius')}
          error={textOf('maxRadius')}
          endAdornment={<InputAdornment position="end">{t('km')}</InputAdornment>}
        />
        <TextInput
          {...register('requiredSkills')}
          label={t('fields.requiredSkills')}
          placeholder={t('examples.requiredSkills')}
          hint={t('skillsHint')}
          error={textOf('requiredSkills')}
        />
      </Box>
      <Button type="submit" variant="contained" size="large" disabled={busy}>
        {t(busy ? 'submitting' : 'submit')}
      </Button>
      {form.asking && <HireQuestion busy={busy} onJoin={() => void form.joinAndPost()} onClose={() => form.stay()} />}
    </Box>
  );
}
