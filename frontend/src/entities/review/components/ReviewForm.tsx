import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ApiError } from '@nukkad/api-client/base-query';
import type { ReviewEngagement } from '@nukkad/api-client/generated/api.gen';
import { REVIEW_NOTE_MAX } from '@nukkad/contract/reviews/review-rules';
import {
  type EngagementReview,
  FACT_ANSWERS,
  type FactAnswer,
  type ReviewFact,
  type ReviewFacts,
} from '@nukkad/contract/reviews/reviews';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../session/hooks/useDraft';
import { Segments } from '../../../shared/ui/Segments';
import { TextInput } from '../../../shared/ui/TextInput';
import { useToast } from '../../../shared/ui/toast/useToast';
import { recordedAnswer } from '../model/recorded-answer';
import { reviewsApi } from '../reviews-api';

interface Props {
  review: EngagementReview;
  /** The name of the other side. */
  name: string;
  /** Called once the answers are finished. */
  onFinish: () => void;
}

/** The first question, answered with one tap. */
function AgainQuestion(props: {
  name: string;
  value: boolean | null;
  busy: boolean;
  onAnswer: (again: boolean) => void;
}) {
  const { name, value, busy, onAnswer } = props;
  const { t } = useTranslation('review');
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} variant="h3" component="p">
        {t('question', { name })}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, maxWidth: 360 }}>
        {([true, false] as const).map((answer) => (
          <Button
            key={String(answer)}
            size="large"
            variant={value === answer ? 'contained' : 'outlined'}
            aria-pressed={value === answer}
            disabled={busy}
            onClick={() => onAnswer(answer)}
          >
            {t(answer ? 'answer.yes' : 'answer.no')}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

function FactQuestion(props: {
  fact: ReviewFact;
  value: FactAnswer | undefined;
  /** Whether the answer is that of the record of the work. */
  isRecorded: boolean;
  onAnswer: (value: FactAnswer) => void;
}) {
  const { fact, value, isRecorded, onAnswer } = props;
  const { t } = useTranslation('review');
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <span aria-hidden>{t(`fact.${fact}`)}</span>
      <Segments<FactAnswer | ''>
        label={t(`fact.${fact}`)}
        options={FACT_ANSWERS.map((option) => ({ value: option, label: t(`answer.${option}`) }))}
        value={value ?? ''}
        input={(option) => ({
          name: fact,
          checked: option === value,
          onChange: () => option !== '' && onAnswer(option),
        })}
      />
      {isRecorded && <Typography sx={{ color: 'text.secondary' }}>{t('record.filled')}</Typography>}
    </Box>
  );
}

/**
 * The own review of work: one tap stores the first answer, a second one answers all facts with yes and finishes it. The facts can be
 * answered one by one instead; those that the record of the work contains are filled in. Needs the texts `review`.
 */
export function ReviewForm({ review, name, onFinish }: Props) {
  const { t } = useTranslation('review');
  const { toast } = useToast();
  const { engagementId, side, mine, asks: asked, record } = review;
  // the note of a single worker of a shift with several workers is never shown
  const isCountedOnly = review.isGrouped && side === 'worker';
  // answers to questions that no longer apply are not sent again
  const [facts, setFacts] = useState<ReviewFacts>(() =>
    Object.fromEntries(asked.flatMap((fact) => (mine?.facts[fact] === undefined ? [] : [[fact, mine.facts[fact]]]))),
  );
  const { text, setText, send } = useDraft(`review:${engagementId}`);
  const [isNoteOpen, setNoteOpen] = useState((mine?.note ?? '') !== '' || text !== '');
  const [error, setError] = useState<string>();
  const [save, { isLoading: busy }] = reviewsApi.useReviewEngagementMutation();
  const [isTyped, setTyped] = useState(text !== '');
  const note = isTyped ? text : (mine?.note ?? '');
  const isAnswered = asked.some((fact) => facts[fact] !== undefined);
  const offersAllYes = !isAnswered && asked.every((fact) => recordedAnswer(record, fact) !== 'no');
  const answerTo = (fact: ReviewFact): FactAnswer | undefined => facts[fact] ?? recordedAnswer(record, fact);
  const answers = (): ReviewFacts =>
    Object.fromEntries(asked.flatMap((fact) => (answerTo(fact) === undefined ? [] : [[fact, answerTo(fact)]])));
  const attempt = async (reviewEngagement: ReviewEngagement): Promise<boolean> => {
    setError(undefined);
    try {
      await send(() => save({ id: engagementId, reviewEngagement }).unwrap());
      return true;
    } catch (failure) {
      const { detail, problem } = failure as ApiError;
      const refused = problem?.errors?.find(({ field }) => field === 'note')?.message;
      if (refused === undefined) toast({ title: detail ?? t('failed'), variant: 'destructive' });
      else setError(refused);
      return false;
    }
  };
  const finish = async (given: ReviewFacts) => {
    if (mine === null) return;
    if (!(await attempt({ again: mine.again, facts: given, note: note.trim(), isFinished: true }))) return;
    toast({ title: t('saved') });
    onFinish();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <AgainQuestion
        name={name}
        value={mine?.again ?? null}
        busy={busy}
        onAnswer={(again) => void attempt({ again, facts, note: note.trim(), isFinished: false })}
      />
      {mine !== null && (
        <>
          {offersAllYes && mine.again && (
            <Button
              variant="contained"
              size="large"
              disabled={busy}
              onClick={() => void finish(Object.fromEntries(asked.map((fact) => [fact, 'yes'])))}
              sx={{ justifySelf: 'start' }}
            >
              {t('allYes')}
            </Button>
          )}
          {asked.map((fact) => (
            <FactQuestion
              key={fact}
              fact={fact}
              value={answerTo(fact)}
              isRecorded={facts[fact] === undefined && answerTo(fact) !== undefined}
              onAnswer={(value) => setFacts({ ...facts, [fact]: value })}
            />
          ))}
          {isCountedOnly ? (
            <Typography sx={{ color: 'text.secondary' }}>{t('grouped')}</Typography>
          ) : isNoteOpen ? (
            <TextInput
              multiline
              minRows={2}
              label={t('note')}
              hint={t('noteHint', { name })}
              value={note}
              error={error}
              onChange={(event) => {
                setError(undefined);
                setTyped(true);
                setText(event.target.value);
              }}
              inputProps={{ maxLength: REVIEW_NOTE_MAX }}
            />
          ) : (
            <Button onClick={() => setNoteOpen(true)} sx={{ justifySelf: 'start', ml: -1 }}>
              {t('addNote')}
            </Button>
          )}
          <Button
            variant={offersAllYes && mine.again ? 'outlined' : 'contained'}
            size="large"
            disabled={busy}
            onClick={() => void finish(answers())}
            sx={{ justifySelf: 'start' }}
          >
            {t('finish')}
          </Button>
        </>
      )}
    </Box>
  );
}
