import type { MatchReason } from '@nukkad/domain/ai-jobs';
import { tierOfReason } from '@nukkad/domain/answer-tiers';
import { JOB_CATEGORY_IDS } from '@nukkad/domain/job-categories';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useJobWords } from '../../../shared/jobs/useJobWords';

/** From this share of its points on, a part speaks for the job. "New" is said of days, not of weeks. */
const SPEAKS_FROM = 0.5;
const SPEAKS_LATER: Partial<Record<MatchReason['code'], number>> = { recent: 0.8, employer_rating: 0.6 };
/** An employer of whom little is known lies between these. */
const [SELDOM_BELOW, USUALLY_FROM] = [40, 60];

/** A reason's parameters as numbers and lists; undefined where the server knows nothing. */
function readParams({ params }: MatchReason) {
  const number = (name: string): number | undefined => (typeof params[name] === 'number' ? params[name] : undefined);
  return { number, matched: Array.isArray(params['matched']) ? params['matched'].length : 0, params };
}

/** What the answer to a search says for itself, whichever its tier. */
const speaks = ({ code, points, max }: MatchReason): boolean =>
  code === 'text' ? points > 0 : max > 0 && points / max >= (SPEAKS_LATER[code] ?? SPEAKS_FROM);

const SENTENCE_OF_TIER = { work: 'well', named: 'well', related: 'partly', category: 'kind' } as const;

/** Words the parts of a match: a few words for those that speak for the job, and a sentence for each. */
export function useReasonWords() {
  const { t } = useTranslation('ai-jobs');
  const format = useFormat();
  const words = useJobWords();
  return useMemo(() => {
    const sentence = (reason: MatchReason): string => {
      const { number, matched, params } = readParams(reason);
      const key = `reason.${reason.code}`;
      switch (reason.code) {
        case 'distance': {
          const km = number('km');
          return km === undefined ? t(`${key}.unknown`) : t(`${key}.known`, { distance: format.km(km) });
        }
        case 'text':
          return t(`${key}.${SENTENCE_OF_TIER[tierOfReason(reason)]}`);
        case 'skills':
          if (number('required') === 0) return t(`${key}.unknown`);
          return matched === 0
            ? t(`${key}.none`)
            : t(`${key}.some`, { matched: format.number(matched), count: number('required') ?? matched });
        case 'category': {
          const category = JOB_CATEGORY_IDS.find((id) => id === params['category']);
          return t(`${key}.${reason.points > 0 ? 'liked' : 'other'}`, {
            category: category && words.category(category),
          });
        }
        case 'pay': {
          const [pay, expected] = [number('hourlyPay'), number('expected')];
          if (pay === undefined) return t(`${key}.unknown`);
          const amounts = { pay: format.rupees(pay), expected: format.rupees(expected ?? 0) };
          return t(`${key}.${expected === undefined ? 'known' : 'compared'}`, amounts);
        }
        case 'recent':
          return t(`${key}.${number('days') === 0 ? 'today' : 'days'}`, { count: number('days') ?? 0 });
        case 'hours': {
          const hours = number('hoursPerWeek');
          return hours === undefined ? t(`${key}.unknown`) : t(`${key}.known`, { count: hours });
        }
        case 'employer_rating': {
          const percent = number('percent') ?? SELDOM_BELOW;
          return t(`${key}.${percent < SELDOM_BELOW ? 'seldom' : percent < USUALLY_FROM ? 'unknown' : 'usually'}`);
        }
      }
    };
    return {
      sentence,
      name: (reason: MatchReason): string => t(`reason.${reason.code}.name`),
      /** The strongest reasons that speak for the job, at most `most`. */
      strongest: (reasons: readonly MatchReason[], most: number): MatchReason[] =>
        reasons
          .filter(speaks)
          .toSorted((a, b) => b.points - a.points)
          .slice(0, most),
      short: (reason: MatchReason): string =>
        reason.code === 'text' ? t(`reason.text.short.${tierOfReason(reason)}`) : t(`reason.${reason.code}.short`),
    };
  }, [t, format, words]);
}
