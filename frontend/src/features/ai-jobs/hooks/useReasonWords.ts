import type { MatchReason } from '@nukkad/contract/matching/ai-jobs';
import { tierOfReason } from '@nukkad/contract/matching/answer-tiers';
import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format';
import { useDistanceWords } from '../../../entities/job/hooks/useDistanceWords';
import { useJobWords } from '../../../entities/job/hooks/useJobWords';
import { distanceOrigin } from '../../../entities/search/model/distance-origin';

/** Share of its points from which a part counts in favour of the job. */
const SPEAKS_FROM = 0.5;
const SPEAKS_LATER: Partial<Record<MatchReason['code'], number>> = { employer_rating: 0.6 };
/** Maximum age in days of a job that is called new, whatever its number of views. */
const NEW_DAYS = 6;
/** Percentages of the unseen share from which a job counts as having few views, or some. */
const [FEW_FROM, SOME_FROM] = [67, 34];
/** Bounds of the response rate in percent; an employer with little data is between them. */
const [SELDOM_BELOW, USUALLY_FROM] = [40, 60];

/** The parameter without which a part cannot be evaluated. */
const NEEDED: Partial<Record<MatchReason['code'], string>> = {
  distance: 'km',
  skills: 'required',
  pay: 'hourlyPay',
  hours: 'hoursPerWeek',
};

/** Returns a reason's parameters as numbers and lists; undefined if the server has no data. */
function readParams({ params }: MatchReason) {
  const number = (name: string): number | undefined => (typeof params[name] === 'number' ? params[name] : undefined);
  return { number, matched: Array.isArray(params['matched']) ? params['matched'].length : 0, params };
}

/** The parts with a sentence that states a figure: it needs a label. */
const LED: readonly MatchReason['code'][] = ['distance', 'skills', 'pay', 'hours'];

/** Returns whether a part counts in favour of the job, whatever its tier. */
function speaks({ code, points, max, params }: MatchReason): boolean {
  if (code === 'text' || code === 'category') return points > 0;
  if (code === 'recent') return points > 0 && Number(params['days']) <= NEW_DAYS;
  return max > 0 && points / max >= (SPEAKS_LATER[code] ?? SPEAKS_FROM);
}

const SENTENCE_OF_TIER = { work: 'well', named: 'well', related: 'partly', category: 'kind' } as const;

/** Words the parts of a match: a sentence for each, and its further texts. */
export function useReasonWords() {
  const { t } = useTranslation('ai-jobs/details');
  const format = useFormat();
  const words = useJobWords();
  const distances = useDistanceWords();
  return useMemo(() => {
    const sentence = (reason: MatchReason): string => {
      const { number, matched, params } = readParams(reason);
      const key = `reason.${reason.code}`;
      switch (reason.code) {
        case 'distance': {
          const km = number('km');
          if (km === undefined) return t(`${key}.unknown`);
          const searched = distanceOrigin([reason]);
          const distance = distances.milestone({ distance: km }, searched);
          const place = distances.origin(searched);
          if (place !== undefined) return t(`${key}.fromPlace`, { distance, place });
          return t(`${key}.${distances.isExact ? 'known' : 'about'}`, { distance });
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
        case 'recent': {
          const posted = t(`${key}.${number('days') === 0 ? 'today' : 'days'}`, { count: number('days') ?? 0 });
          const unseen = number('unseen');
          if (unseen === undefined) return posted;
          const many = unseen >= FEW_FROM ? 'few' : unseen >= SOME_FROM ? 'some' : 'many';
          return t(`${key}.both`, { posted, seen: t(`${key}.seen.${many}`) });
        }
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
      /** Returns whether it counts in favour of the job. */
      speaks,
      /** Returns whether the server has no data to evaluate it. */
      isUnknown(reason: MatchReason): boolean {
        const { number } = readParams(reason);
        const needed = NEEDED[reason.code];
        return needed !== undefined && !number(needed);
      },
      /**
       * Returns the label before the sentence of a part that counts in favour of the job; null if the sentence needs
       * none.
       */
      lead(reason: MatchReason): string | null {
        if (!LED.includes(reason.code)) return null;
        const place = reason.code === 'distance' ? distances.origin(distanceOrigin([reason])) : undefined;
        return place ? t('reason.distance.shortPlace', { place }) : t(`reason.${reason.code}.short`);
      },
    };
  }, [t, format, words, distances]);
}
