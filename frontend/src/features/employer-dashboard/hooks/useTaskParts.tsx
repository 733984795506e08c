import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CheckIcon from '@mui/icons-material/Check';
import { useTranslation } from 'react-i18next';
import { useInterviewWords } from '../../../entities/interview/hooks/useInterviewWords';
import { usePersonName } from '../../../entities/session/hooks/usePersonName';
import { useFormat } from '../../../shared/i18n/format';
import { Tag } from '../../../shared/ui/Tag';
import { useDayWords } from './useDayWords';

/** Returns the texts and marks from which the rows of the tasks are built. */
export function useTaskParts() {
  const { t } = useTranslation('employer-dashboard');
  return {
    t,
    format: useFormat(),
    day: useDayWords(),
    interviewWords: useInterviewWords(),
    personName: usePersonName(),
    /** The mark of a new item. */
    fresh: <Tag tone="fresh">{t('waiting.new')}</Tag>,
    open: { word: t('waiting.open'), icon: ArrowForwardIcon },
    answer: { word: t('waiting.answer'), icon: CheckIcon },
  };
}

export type TaskParts = ReturnType<typeof useTaskParts>;
