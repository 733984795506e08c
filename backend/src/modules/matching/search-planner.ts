import { Injectable } from '@nestjs/common';
import type { AiJobsQuery } from '@nukkad/domain/ai-jobs';
import { type PlaceVocabulary, placeVocabulary } from '../places/places.public.js';
import { planSearch, type SearchPlan, termsOfProfile } from './search-plan.js';
import { filtersOf, scopeOf, type SearchScope, termsOfScope } from './search-scope.js';
import { keyOf, SearchTermsReadModel } from './search-terms.read-model.js';
import { readSearchText, type SearchText, type SoughtTerm, type TermName } from './search-text.js';
import type { SeekerProfile } from './seeker-profile.read-model.js';

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
    const termOf = (name: TermName, strength: number, word: number | null): SoughtTerm[] => {
      const id = ids.get(keyOf(name));
      return id === undefined ? [] : [{ id, strength, word }];
    };
    const wordOf = (name: string): TermName => ({ kind: 'word', name });
    const unknown = text.words.flatMap((name, word) => (ids.has(keyOf(wordOf(name))) ? [] : [{ name, word }]));
    const alike = await this.terms.alike(unknown.map(({ name }) => name));
    return [
      ...text.corrected.flatMap((name) => termOf(wordOf(name), 1, null)),
      ...text.meanings.flatMap((meaning) => termOf(meaning, meaning.strength, null)),
      ...text.words.flatMap((name, word) => termOf(wordOf(name), 1, word)),
      ...alike.map(({ id, word, likeness }) => ({ id, strength: likeness, word: unknown[word]!.word })),
      ...text.jobTypes.flatMap((name, index) => termOf({ kind: 'job_type', name }, 1, text.words.length + index)),
    ];
  }
}
