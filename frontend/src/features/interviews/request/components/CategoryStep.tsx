import TrendingIcon from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import { DEMAND_LABELS, INTERVIEW_CATEGORIES, INTERVIEW_CATEGORY_DETAILS } from '@nukkad/contract/jobs/taxonomy';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../shared/i18n/i18n';
import { Tile } from '../../../../shared/ui/Tile';
import type { InterviewForm } from '../hooks/useInterviewForm';
import { RadioCard, Choices } from './RadioCard';

/** First step: the kind of work, with its demand. */
export function CategoryStep({ register }: { register: UseFormRegister<InterviewForm> }) {
  const { t } = useTranslation('interviews/request');
  const language = currentLanguage();
  return (
    <Choices label={t('dialog.category')}>
      {INTERVIEW_CATEGORIES.map((id) => {
        const { label, demand, trending, jobCategories } = INTERVIEW_CATEGORY_DETAILS[id];
        return (
          <RadioCard key={id} value={id} sign={<Tile category={jobCategories[0]} size={40} />} {...register('jobType')}>
            <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {label[language]}
            </Box>
            <Box
              component="span"
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, fontSize: '0.9375rem', color: 'text.secondary' }}
            >
              {/* two items, so that a narrow card wraps between them and not within the demand */}
              <span>{t('dialog.demand', { level: DEMAND_LABELS[demand][language] })} </span>
              {trending && (
                <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}>
                  <TrendingIcon aria-hidden sx={{ fontSize: 18 }} />
                  {t('dialog.trending')}
                </Box>
              )}
            </Box>
          </RadioCard>
        );
      })}
    </Choices>
  );
}
