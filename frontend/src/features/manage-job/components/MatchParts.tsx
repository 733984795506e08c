import CheckIcon from '@mui/icons-material/Check';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api, type JobApplication } from '@nukkad/api-client/generated/api.gen';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { usePersonName } from '../../../entities/session/hooks/usePersonName';
import { isOpen } from '../model/application-actions';
import { type MatchFact, matchFactsOf } from '../model/match-facts';

/** Returns a function that words a fact. */
function useFactWords() {
  const { t } = useTranslation('manage-job');
  const format = useFormat();
  return (fact: MatchFact): string => {
    switch (fact.code) {
      case 'skills':
        return t(`match.skills.${fact.fits ? 'fits' : 'some'}`, { matched: fact.matched, count: fact.required });
      case 'category':
        return t('match.category');
      case 'pay':
        return t('match.pay', { pay: format.rupees(fact.pay), expected: format.rupees(fact.expected) });
      case 'hours':
        return t('match.hours', { hours: format.number(fact.hours) });
    }
  };
}

/**
 * The reasons in favour of an applicant, in words. Absent once the application is decided, without known reasons, or if
 * the request fails.
 */
export function MatchParts({ application }: { application: JobApplication }) {
  const { t } = useTranslation('manage-job');
  const id = useId();
  const wordsOf = useFactWords();
  const nameOf = usePersonName();
  const waits = isOpen(application);
  const { data: match, isError } = api.useGetApplicationMatchQuery(waits ? { id: application.id } : skipToken);
  if (!waits || isError || !match) return null;
  const facts = matchFactsOf(match.matchReasons);
  if (facts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ px: 2, pt: 1, pb: 2, maxWidth: 512 }}>
      <Typography id={id} variant="h4" component="h4">
        {t('match.title', { name: nameOf(application.applicant, 'applicant') })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {facts.map((fact) => {
          const Icon = fact.fits ? CheckIcon : InfoIcon;
          return (
            <Box component="li" key={fact.code} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 0.5 }}>
              <Icon aria-hidden sx={{ color: fact.fits ? 'success.main' : 'text.secondary' }} />
              <span>{wordsOf(fact)}</span>
            </Box>
          );
        })}
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {t('match.noDistance')}
      </Typography>
    </Box>
  );
}
