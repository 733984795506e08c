import { Injectable } from '@nestjs/common';
import type { AiJobsQuery } from '@nukkad/domain/ai-jobs';
import { type PlaceVocabulary, placeVocabulary } from '../places/places.public.js';
import { planSearch, type SearchPlan, termsOfProfile } from './search-plan.js';
import { filtersOf, scopeOf, type SearchScope, termsOfScope } from './search-scope.js';
import { keyOf, SearchTermsReadModel } from './search-terms.read-model.js';
import { readSearchText, type SearchText, type TermName } from './search-text.js';
import type { SeekerProfile } from './seeker-profile.read-model.js';
import type { SoughtTerm } from './text-relevance.js';

/** Reads what a search means, and lays out where to look for somebody. */
@Injectable()
export class SearchPlanner {
  private readonly places: PlaceVocabulary = placeVocabulary();

  constructor(private readonly terms: SearchTermsReadModel) {}

  /** What a query asks for, whoever asks. */
  async scope(query: AiJobsQuery): Promise<SearchScope> {
    const text = readSearchText(query.search, this.places);
    const ids = await this.terms.ids(termsOfScope(filtersOf(query), text));
    return scopeOf(query, text, ids, text ? await this.sought(text, ids) : []);
  }

  /** The plan of a search for the account of `profile`; `isContinued`: of a later page. */
  async plan(profile: SeekerProfile, scope: SearchScope, isContinued: boolean): Promise<SearchPlan> {
    return planSearch(profile, scope, await this.terms.ids(termsOfProfile(profile, scope.filters)), isContinued);
  }

  /**
   * The terms that answer the text: what it means, and words taken for misspelt as they stand, where a job has them; its
   * other words, or for those that no job has, the ones that are most alike.
   */
  private async sought(text: SearchText, ids: ReadonlyMap<string, number>): Promise<SoughtTerm[]> {
    const termOf = (name: TermName, rest: Omit<SoughtTerm, 'id'>): SoughtTerm[] => {
      const id = ids.get(keyOf(name));
      return id === undefined ? [] : [{ id, ...rest }];
    };
    const wordOf = (name: string): TermName => ({ kind: 'word', name });
    const ofWord = (word: number): Omit<SoughtTerm, 'id'> => ({ tier: null, word, likeness: 1 });
    const strange = text.words.flatMap(({ name, isKnown }, word) =>
      isKnown || ids.has(keyOf(wordOf(name))) ? [] : [{ name, word }],
    );
    const alike = await this.terms.alike(strange.map(({ name }) => name));
    return [
      ...text.corrected.flatMap((name) => termOf(wordOf(name), { tier: 'work', word: null, likeness: 1 })),
      ...text.meanings.flatMap((meaning) => termOf(meaning, { tier: meaning.tier, word: null, likeness: 1 })),
      ...text.words.flatMap(({ name }, word) => termOf(wordOf(name), ofWord(word))),
      ...alike.map(({ id, word, likeness }) => ({ id, tier: null, word: strange[word]!.word, likeness })),
      ...text.jobTypes.flatMap((name, index) => termOf({ kind: 'job_type', name }, ofWord(text.words.length + index))),
    ];
  }
}
