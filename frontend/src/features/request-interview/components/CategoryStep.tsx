import TrendingIcon from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import { DEMAND_LABELS, INTERVIEW_CATEGORIES, INTERVIEW_CATEGORY_DETAILS } from '@nukkad/domain/taxonomy';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../shared/i18n/i18n';
import type { InterviewForm } from '../hooks/useInterviewForm';
import { Choice, Choices } from './Choice';

/** First step: for what kind of work, with how much it is asked for. */
export function CategoryStep({ register }: { register: UseFormRegister<InterviewForm> }) {
  const { t } = useTranslation('request-interview');
  const language = currentLanguage();
  return (
    <Choices label={t('dialog.category')}>
      {INTERVIEW_CATEGORIES.map((id) => {
        const { label, demand, trending } = INTERVIEW_CATEGORY_DETAILS[id];
        return (
          <Choice key={id} value={id} {...register('jobType')}>
            <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {label[language]}
            </Box>
            <Box component="span" sx={{ display: 'block', fontSize: '0.9375rem', color: 'text.secondary' }}>
              {t('dialog.demand', { level: DEMAND_LABELS[demand][language] })}
              {trending && (
                <Box component="span" sx={{ whiteSpace: 'nowrap', color: 'success.main' }}>
                  {' · '}
                  <TrendingIcon aria-hidden sx={{ fontSize: 18, verticalAlign: 'text-bottom' }} />{' '}
                  {t('dialog.trending')}
                </Box>
              )}
            </Box>
          </Choice>
        );
      })}
    </Choices>
  );
}
