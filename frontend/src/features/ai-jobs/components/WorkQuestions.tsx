import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import { typedAmount } from '@nukkad/contract/typing/typed-amount';
import { type CurrentUser, WORK_HOURS, WorkPreferencesSchema } from '@nukkad/contract/accounts/users';
import { isBlank } from '@nukkad/contract/typing/visible-text';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KindChips } from '../../../entities/job/components/KindChips';
import { ChipChoice } from '../../../shared/ui/ChipChoice';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { Sheet } from '../../../shared/ui/Sheet';
import { useToast } from '../../../shared/ui/toast/useToast';
import { preferencesApi } from '../api/preferences-api';
import { SkillsInput, withTyped } from './SkillsInput';

const FORM_ID = 'work-questions';

/** Removes `value` if the list contains it, and adds it otherwise. */
const toggled = <T,>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** Three short optional questions; the answers improve the order of the list. */
export function WorkQuestions({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const { t } = useTranslation('ai-jobs/questions');
  const { toast } = useToast();
  const [update, { isLoading }] = preferencesApi.useUpdateWorkPreferencesMutation();
  const [skills, setSkills] = useState<readonly string[]>(user.skills);
  const [draft, setDraft] = useState('');
  const [categories, setCategories] = useState<readonly CurrentUser['preferredCategories'][number][]>(
    user.preferredCategories,
  );
  const [rate, setRate] = useState(user.expectedRate === null ? '' : String(user.expectedRate));
  const [isRateWrong, setRateWrong] = useState(false);
  const rateField = useRef<HTMLInputElement>(null);
  const [hours, setHours] = useState<readonly CurrentUser['workHours'][number][]>(user.workHours);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const expectedRate = isBlank(rate) ? null : typedAmount(rate);
    if (!isBlank(rate) && !WorkPreferencesSchema.shape.expectedRate.safeParse(expectedRate ?? NaN).success) {
      setRateWrong(true);
      rateField.current?.focus();
      // the error below the field would be hidden behind the buttons of the sheet
      rateField.current?.scrollIntoView({ block: 'center' });
      return;
    }
    try {
      await update({
        workPreferences: {
          skills: withTyped(skills, draft),
          preferredCategories: [...categories],
          expectedRate,
          workHours: [...hours],
        },
      }).unwrap();
      toast({ title: t('saved.title'), description: t('saved.text') });
      onClose();
    } catch (error) {
      toast({
        title: t('failed.title'),
        description: (error as ApiError).detail ?? t('failed.text'),
        variant: 'destructive',
      });
    }
  };
  return (
    <Sheet
      open
      holdsInput
      onClose={onClose}
      title={t('title')}
      subtitle={t('text')}
      actions={
        <>
          <Button type="submit" form={FORM_ID} variant="contained" disabled={isLoading}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <Box
        component="form"
        id={FORM_ID}
        noValidate
        onSubmit={(event: FormEvent) => void save(event)}
        sx={{ display: 'grid', gap: 3, pt: 1 }}
      >
        <Box>
          <Typography id={`${FORM_ID}-kinds`} variant="h3" component="h3" sx={{ mb: 1 }}>
            {t('categories')}
          </Typography>
          <KindChips labelledBy={`${FORM_ID}-kinds`} value={categories} onChange={setCategories} />
        </Box>
        <SkillsInput
          skills={skills}
          kinds={categories}
          draft={draft}
          onChange={(next, typed) => {
            setSkills(next);
            setDraft(typed);
          }}
        />
        <ChipChoice
          label={t('hours.label')}
          options={WORK_HOURS.map((window) => ({ value: window, label: t(`hours.${window}`) }))}
          chosen={hours}
          onToggle={(window) => setHours(toggled(hours, window))}
        />
        <Box sx={{ maxWidth: 280 }}>
          <NumberInput
            ref={rateField}
            label={t('rate.label')}
            hint={t('rate.hint')}
            error={isRateWrong ? t('rate.wrong') : undefined}
            value={rate}
            onChange={({ target: { value } }) => {
              setRateWrong(false);
              setRate(value);
            }}
            startAdornment={<InputAdornment position="start">₹</InputAdornment>}
          />
        </Box>
      </Box>
    </Sheet>
  );
}
