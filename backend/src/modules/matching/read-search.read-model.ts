import { Injectable } from '@nestjs/common';
import type { SearchPart, SearchReading, SearchReadingQuery } from '@nukkad/contract/matching/search-readings';
import { currentLanguage } from '../../common/context/request-context.js';
import { SearchPlanner } from './search-planner.js';
import { type ReadText, readText } from './search-text.js';

/**
 * Interprets a search text: returns the criteria besides the work that order a list, as separately removable
 * parts.
 */
@Injectable()
export class ReadSearchReadModel {
  constructor(private readonly planner: SearchPlanner) {}

  /** Returns the parts of a text, interpreted for a user at the query's position, in the language of the request. */
  read({ search, latitude, longitude }: SearchReadingQuery): SearchReading {
    const near = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
    const text = readText(search, this.planner.readerFor(near));
    return { parts: partsOf(text), work: text.work };
  }
}

function partsOf({ conditions: { pay, conditions, jobTypes, excluded }, place }: ReadText): SearchPart[] {
  const language = currentLanguage();
  const named = place && {
    ...{ kind: 'place' as const, spans: place.spans, label: place.place.names[language] ?? place.place.names.en },
    ...{ latitude: place.place.latitude, longitude: place.place.longitude },
  };
  return [
    ...(named ? [named] : []),
    ...(pay
      ? [{ kind: 'pay' as const, spans: [{ start: pay.start, end: pay.end }], rate: pay.rate, per: pay.per }]
      : []),
    ...jobTypes.map((part) => ({ kind: 'job_type' as const, ...part })),
    ...conditions.map((part) => ({ kind: 'condition' as const, ...part })),
    ...excluded.map((part) => ({ kind: 'excluded_work' as const, ...part })),
  ];
}
