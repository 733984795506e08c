import { Injectable } from '@nestjs/common';
import type { Position } from '@nukkad/contract/places/geo';
import type { AiJobsQuery } from '@nukkad/contract/matching/ai-jobs';
import { groupOfTier } from '@nukkad/contract/matching/answer-tiers';
import { placeIndex, placeVocabulary } from '../places/places.public.js';
import { planSearch, type SearchPlan, termsOfProfile } from './search-plan.js';
import {
  baseTerm,
  broadTermOf,
  filtersOf,
  originOf,
  parseQuery,
  type ParsedQuery,
  scopeOf,
  type SearchScope,
  termsOfQuery,
} from './search-scope.js';
import { SearchTermsReadModel } from './search-terms.read-model.js';
import { readSearchText, type TextReader } from './search-text.js';
import type { SeekerProfile } from './seeker-profile.read-model.js';
import { soughtTerms } from './sought-terms.js';

/** Parses searches and plans them for a seeker. */
@Injectable()
export class SearchPlanner {
  private readonly vocabulary = placeVocabulary();
  private readonly places = placeIndex();

  constructor(private readonly terms: SearchTermsReadModel) {}

  /** Parses a query without database access. */
  read(query: AiJobsQuery): ParsedQuery {
    return parseQuery(query, readSearchText(query.search, this.readerFor(originOf(query))));
  }

  /** Returns the dependencies for parsing the text of a user at `near`. */
  readerFor(near: Position | null): TextReader {
    return { vocabulary: this.vocabulary, places: this.places, near };
  }

  /**
   * Returns the term that shows soonest whether there are more jobs than the limit of exact counts; undefined where
   * none is known. When no job ever had the broadest one, the broadest one in use.
   */
  findBroadTerm(reading: ParsedQuery): number | undefined {
    const name = broadTermOf(reading);
    if (!name) return undefined;
    const asked = (reading.text?.meanings ?? []).filter(({ tier }) => groupOfTier(tier) === 'asked');
    return [...asked, name].map((term) => this.terms.findCachedId(term)).findLast((id) => id !== undefined);
  }

  /** Returns the term of all jobs that a text with these filters can list, if it is known. */
  findBaseTerm({ query }: ParsedQuery): number | undefined {
    return this.terms.findCachedId(baseTerm(filtersOf(query)));
  }

  /** Returns the scope of a query, independent of the user. */
  async findScope(reading: ParsedQuery): Promise<SearchScope> {
    const { query, text } = reading;
    const strange = (text?.words ?? []).flatMap(({ name, isKnown }, word) => (isKnown ? [] : [{ name, word }]));
    const { ids, fuzzyMatches } = await this.terms.find(
      termsOfQuery(filtersOf(query), text),
      strange.map(({ name }) => name),
    );
    const byWord = fuzzyMatches.map(({ id, word, similarity }) => ({
      id,
      tier: null,
      word: strange[word]!.word,
      similarity,
    }));
    return scopeOf(reading, ids, text ? soughtTerms(text, ids, baseTerm(filtersOf(query)), byWord) : []);
  }

  /** Returns the plan of a search for the account of `profile`; `isContinued`: of a later page. */
  async plan(profile: SeekerProfile, scope: SearchScope, isContinued: boolean): Promise<SearchPlan> {
    return planSearch(
      profile,
      scope,
      await this.terms.findIdsOfProfile(termsOfProfile(profile, scope.filters)),
      isContinued,
    );
  }
}
