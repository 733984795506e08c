import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { typedAmount } from '@nukkad/contract/typing/typed-amount';
import { type CurrentUser, WorkPreferencesSchema } from '@nukkad/contract/accounts/users';
import { cleanText, isBlank } from '@nukkad/contract/typing/visible-text';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { KindChips } from '../../../entities/job/components/KindChips';
import { NumberInput } from '../../../shared/ui/NumberInput';
import { TextInput } from '../../../shared/ui/TextInput';
import { profileApi } from '../api/profile-api';
import { useSettingsForm } from '../hooks/useSettingsForm';
import { PanelFrame } from './PanelFrame';
import type { PanelProps } from './panel-props';

interface Values {
  /** Separated by commas. */
  skills: string;
  preferredCategories: JobCategoryId[];
  /** As it was typed. */
  expectedRate: string;
}

const valuesOf = ({ skills, preferredCategories, expectedRate }: CurrentUser): Values => ({
  skills: skills.join(', '),
  preferredCategories,
  expectedRate: expectedRate === null ? '' : String(expectedRate),
});

const wishOf = ({ skills, preferredCategories, expectedRate }: Values) => ({
  skills: skills.split(',').map(cleanText).filter(Boolean),
  preferredCategories,
  expectedRate: isBlank(expectedRate) ? null : (typedAmount(expectedRate) ?? NaN),
});

/** Preferences for work: skills, kinds of work, and expected pay. */
export function WorkPanel({ user, onClose }: PanelProps) {
  const { t } = useTranslation('profile');
  const [update] = profileApi.useUpdateWorkPreferencesMutation();
  const { register, control, submit, errorOf, isSaving } = useSettingsForm<Values>({
    user,
    valuesOf,
    check: (values) => WorkPreferencesSchema.safeParse(wishOf(values)),
    save: (values) => update({ workPreferences: wishOf(values) }).unwrap(),
    words: { saved: t('work.saved'), failed: t('work.failed') },
    onDone: onClose,
  });
  return (
    <PanelFrame
      title={t('entries.work')}
      text={t('work.text')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      busy={isSaving}
    >
      <TextInput
        {...register('skills')}
        label={t('work.skills')}
        hint={t('work.skillsHint')}
        error={errorOf('skills')}
      />
      <Controller
        name="preferredCategories"
        control={control}
        render={({ field: { value, onChange } }) => (
          <div>
            <Box id="work-categories" sx={{ mb: 0.5, fontWeight: 550 }}>
              {t('work.categories')}
            </Box>
            <KindChips labelledBy="work-categories" value={value} onChange={onChange} />
          </div>
        )}
      />
      <NumberInput
        {...register('expectedRate')}
        label={t('work.rate')}
        error={errorOf('expectedRate')}
        startAdornment={<InputAdornment position="start">₹</InputAdornment>}
      />
    </PanelFrame>
  );
}
