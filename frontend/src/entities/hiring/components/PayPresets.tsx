import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { moneyRange } from '../../../shared/i18n/money-range';
import { chipStyles } from '../../../shared/ui/chip-styles';
import type { JobFormParts } from '../model/job-form-parts';
import { type PayPreset, payPresetsOf } from '../model/pay-presets';
import type { UsualPay } from '../model/usual-pay';

interface Props extends Pick<JobFormParts, 'watch' | 'setValue'> {
  usualPay?: UsualPay | undefined;
  /** The minimum wage of the place by the day, if it is known. */
  dailyWage?: number | undefined;
}

/** Ranges of pay as chips: a tap fills in both amounts, a second tap clears them. */
export function PayPresets({ watch, setValue, usualPay, dailyWage }: Props) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  const [rateType, minRate, maxRate] = watch(['rateType', 'minRate', 'maxRate']);
  const set = (preset: { minRate: string; maxRate: string }): void => {
    const written = { shouldDirty: true, shouldValidate: true };
    setValue('minRate', preset.minRate, written);
    setValue('maxRate', preset.maxRate, written);
  };
  const wordsOf = (preset: PayPreset): string => {
    const pay = moneyRange(format, 'INR', preset.minRate, preset.maxRate);
    return preset.isUsual ? t('form.pay.usual', { pay }) : pay;
  };
  return (
    <Box
      role="group"
      aria-label={t('form.pay.presets')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mb: 1.5, '&:empty': { display: 'none' } }}
    >
      {payPresetsOf(rateType, usualPay, dailyWage).map((preset) => {
        const typed = { minRate: String(preset.minRate), maxRate: String(preset.maxRate) };
        const isChosen = minRate === typed.minRate && maxRate === typed.maxRate;
        return (
          <ButtonBase
            key={`${typed.minRate}-${typed.maxRate}`}
            aria-pressed={isChosen}
            onClick={() => set(isChosen ? { minRate: '', maxRate: '' } : typed)}
            sx={{
              ...chipStyles('background.tint'),
              // large text wraps within the chip instead of leaving the page
              ...{ flex: '0 1 auto', whiteSpace: 'normal', textAlign: 'start' },
              fontVariantNumeric: 'tabular-nums',
              // as the chosen sentences of an application
              ...(isChosen && { bgcolor: 'primary.main', color: 'primary.contrastText' }),
            }}
          >
            {isChosen && <CheckIcon aria-hidden sx={{ fontSize: 20 }} />}
            {wordsOf(preset)}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
