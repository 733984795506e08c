import Box from '@mui/material/Box';
import {
  DESCRIPTION_MAX,
  LOCATION_MAX,
  RATE_MAX,
  SEARCH_RADIUS_KM,
  SKILL_MAX,
  SKILLS_MAX_COUNT,
  TITLE_MAX,
} from '@nukkad/contract/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTextProblem } from '../../../../entities/hiring/model/screened-form';
import { useFormat } from '../../../../shared/i18n/format';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden';
import type { useInstantJobForm } from '../hooks/useInstantJobForm';
import type { FormParts } from '../model/form-parts';
import type { InstantJobField } from '../model/instant-job-form';
import { MORE_FIELDS, STEPS, stepOfField } from '../model/steps';
import { MoreFields } from './MoreFields';
import { PeoplePart } from './PeoplePart';
import { PlaceAndPayPart } from './PlaceAndPayPart';
import { WhenPart } from './WhenPart';
import { WorkPart } from './WorkPart';

const LENGTHS: Partial<Record<InstantJobField, number>> = {
  title: TITLE_MAX,
  description: DESCRIPTION_MAX,
  location: LOCATION_MAX,
};

interface Props {
  form: ReturnType<typeof useInstantJobForm>;
  /** The number of the step. */
  step: number;
}

/** The fields of one step; the focus starts at its heading, or at the invalid field. */
export function StepFields({ form, step }: Props) {
  const { t } = useTranslation('instant-work/job-form');
  const { t: hiring } = useTranslation('hiring');
  const format = useFormat();
  const { register, watch, control, getValues, setValue, formState, refusedAt, wrong } = form;
  const part = STEPS[step - 1] ?? 'work';
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

  // Secure Pay states a price, which stays visible until the user closes it
  const [isMoreOpen, setIsMoreOpen] = useState<boolean | null>(null);
  const isWrongBehindMore = wrong !== null && MORE_FIELDS.includes(wrong.field);
  const isMoreShown = (isMoreOpen ?? watch('paymentMethod') === 'platform') || isWrongBehindMore;
  const top = useRef<HTMLHeadingElement>(null);
  const begin = useEffectEvent(() => {
    if (wrong && stepOfField(wrong.field) === step) form.setFocus(wrong.field);
    else top.current?.focus();
  });
  const [seen, setSeen] = useState({ step, wrong });
  useEffect(() => {
    if (seen.step === step && seen.wrong === wrong) return;
    setSeen({ step, wrong });
    if (seen.step !== step || wrong) begin();
  }, [seen, step, wrong]);

  return (
    <>
      <Box component="h3" ref={top} tabIndex={-1} sx={visuallyHidden}>
        {t(`steps.${part}`)}
      </Box>
      {part === 'work' && <WorkPart {...parts} earlier={form.earlier} onChoose={form.choose} />}
      {part === 'when' && (
        <>
          <WhenPart {...parts} />
          <PeoplePart control={control} textOf={textOf} isEmployer={form.isEmployer} />
        </>
      )}
      {part === 'place' && (
        <>
          <PlaceAndPayPart {...parts} currency={form.currency} />
          <MoreFields
            {...parts}
            currency={form.currency}
            open={isMoreShown}
            onToggle={() => {
              form.forgetWrong();
              setIsMoreOpen(!isMoreShown);
            }}
          />
        </>
      )}
    </>
  );
}
