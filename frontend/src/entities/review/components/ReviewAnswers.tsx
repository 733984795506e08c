import CantSayIcon from '@mui/icons-material/HelpOutlineOutlined';
import NoIcon from '@mui/icons-material/HighlightOffOutlined';
import YesIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FactAnswer, ReviewFacts, ReviewRecord, ReviewSide } from '@nukkad/contract/reviews/reviews';
import { factsOf } from '@nukkad/contract/reviews/reviews';
import { useTranslation } from 'react-i18next';
import { recordedAnswer } from '../model/recorded-answer';

const ICONS = { yes: YesIcon, no: NoIcon, cant_say: CantSayIcon } as const;
const COLORS = { yes: 'success.main', no: 'error.main', cant_say: 'text.secondary' } as const;

interface Props {
  /** The side that answered. */
  author: ReviewSide;
  again: boolean;
  facts: ReviewFacts;
  note: string;
  /** Entries of the record of the work about the same facts. */
  record: ReviewRecord;
}

function Answer({ value, label, record }: { value: FactAnswer; label: string; record?: 'yes' | 'no' | undefined }) {
  const { t } = useTranslation('review');
  const Icon = ICONS[value];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Icon aria-hidden sx={{ color: COLORS[value], mt: '1px' }} />
      <span>
        {label}: <b>{t(`answer.${value}`)}</b>
        {record !== undefined && record !== value && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {t(`record.${record}`)}
          </Box>
        )}
      </span>
    </Box>
  );
}

/** The answers of one side, with the record of the work where it differs. Needs the texts `review`. */
export function ReviewAnswers({ author, again, facts, note, record }: Props) {
  const { t } = useTranslation('review');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box component="ul" sx={{ display: 'grid', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}>
        <Answer value={again ? 'yes' : 'no'} label={t(`again.${author}`)} />
        {factsOf(author).map((fact) => {
          const value = facts[fact];
          return (
            value !== undefined && (
              <Answer key={fact} value={value} label={t(`fact.${fact}`)} record={recordedAnswer(record, fact)} />
            )
          );
        })}
      </Box>
      {note !== '' && (
        <Typography sx={{ pl: 1.5, borderLeft: '3px solid', borderColor: 'divider', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
