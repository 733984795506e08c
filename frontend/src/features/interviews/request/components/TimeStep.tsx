import CallIcon from '@mui/icons-material/CallOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import { INTERVIEW_MODES, TIME_SLOTS } from '@nukkad/contract/interviews/interviews';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useInterviewWords } from '../../../../entities/interview/hooks/useInterviewWords';
import type { InterviewForm } from '../hooks/useInterviewForm';
import { RadioCard, Choices } from './RadioCard';

const MODE_ICONS = { 'in-person': PersonIcon, phone: CallIcon };

/** Second step: the mode, and the time of the day. */
export function TimeStep({ register }: { register: UseFormRegister<InterviewForm> }) {
  const { t } = useTranslation('interviews/request');
  const words = useInterviewWords();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Choices label={t('dialog.mode')} narrow>
        {INTERVIEW_MODES.map((mode) => {
          const Icon = MODE_ICONS[mode];
          return (
            <RadioCard key={mode} value={mode} {...register('interviewMode')}>
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Icon aria-hidden sx={{ color: 'text.secondary' }} />
                {words.mode(mode)}
              </Box>
            </RadioCard>
          );
        })}
      </Choices>
      <Choices label={t('dialog.slot')} narrow>
        {TIME_SLOTS.map((slot) => (
          <RadioCard key={slot} value={slot} {...register('timeSlot')}>
            {words.slot(slot)}
          </RadioCard>
        ))}
      </Choices>
    </Box>
  );
}
