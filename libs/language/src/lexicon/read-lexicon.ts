import { type DataBlock, DataError } from './data-blocks.js';
import { BlockReader, readYes, splitList } from './block-reader.js';
import {
  type ConditionData,
  type LexiconData,
  type OccupationData,
  type PlaceData,
  type SkillData,
  VERB_LANGUAGES,
  type VerbData,
  type VerbLanguage,
  WORD_LISTS,
  type WordList,
} from './lexicon-data.js';
import { checkOwners } from './word-owners.js';
import { checkTerms } from './term-rules.js';
import { JOB_CATEGORY_IDS } from '@nukkad/contract/jobs/job-categories';
import { JOB_TYPES } from '@nukkad/contract/jobs/jobs';
import { SEARCH_CONDITIONS } from '@nukkad/contract/matching/search-readings';

const KINDS = [
  ...['occupation', 'skill', 'category', 'job_type', 'condition', 'place', 'verb', 'spelling', 'words', 'roles'],
  'shared',
];

/** Ids that other blocks may name, and the lists of words that "@name" stands for. */
interface Known {
  occupations: ReadonlySet<string>;
  skills: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
  lists: ReadonlyMap<string, readonly string[]>;
}

function readOccupation(block: DataBlock, known: Known): OccupationData {
  const reader = new BlockReader(block, known.lists);
  const occupation: OccupationData = {
    id: block.id,
    category: reader.idOf('category', JOB_CATEGORY_IDS),
    alsoIn: reader.idsOf('also_in', JOB_CATEGORY_IDS),
    skills: reader.idsOf('skills', known.skills),
    kinds: reader.idsOf('kinds', known.occupations),
    answeredBy: reader.idsOf('answered_by', known.occupations),
    sameAs: reader.idsOf('same_as', known.occupations),
    isGeneralHelp: readYes(reader, 'general_help'),
    isFromHome: readYes(reader, 'from_home'),
    drives: reader.optionalIdOf('drives', ['car', 'other'] as const),
    atHome: reader.idsOf('at_home', known.occupations),
    beside: reader.idsByIdOf('beside', known.occupations),
    helper: reader.optionalIdOf('helper', known.occupations),
    sellsAt: reader.idsOf('sells_at', ['places', 'shops']),
    names: reader.labels('name'),
    screenNames: reader.someLabels('screen'),
    also: reader.terms('also'),
    trades: reader.terms('trade'),
    goods: reader.terms('goods'),
    shopGoods: reader.terms('shop_of'),
    shopNames: reader.terms('shop_called'),
    workshopGoods: reader.terms('workshop_of'),
    workshopNames: reader.terms('workshop_called'),
    askedFor: reader.take('asked_for').map((line) => {
      const others = line.parameter.split(' ').filter(Boolean);
      const [then, ...ids] = others;
      if (others.length > 0 && (then !== 'then' || ids.some((id) => !known.occupations.has(id))))
        throw new DataError(block.file, line.line, '"asked_for: words" or "asked_for then <occupation>: words"');
      return { words: splitList(line.value), others: ids };
    }),
    named: reader.products('named').map(({ product }) => product),
    work: reader.products('work').map(({ product }) => product),
    worksOn: reader.parameterised('works_on', known.verbs, splitList).map(([verb, objects]) => ({ verb, objects })),
    does: reader.products('does', VERB_LANGUAGES).map(({ parameter, product }) => ({ language: parameter, product })),
  };
  reader.end();
  if (occupation.skills.length === 0) throw new DataError(block.file, block.line, `"skills: …" in ${block.id}`);
  return occupation;
}

function readSkill(block: DataBlock): SkillData {
  const reader = new BlockReader(block);
  const skill = { id: block.id, names: reader.labels('name'), also: reader.terms('also') };
  reader.end();
  return skill;
}

function readVerb(block: DataBlock): VerbData {
  const reader = new BlockReader(block);
  const stems: Partial<Record<VerbLanguage, string[]>> = {};
  for (const [language, terms] of reader.parameterised('stem', VERB_LANGUAGES, splitList))
    stems[language] = [...(stems[language] ?? []), ...terms];
  const verb = { forms: reader.terms('form'), stems };
  reader.end();
  return verb;
}

function readPlace(block: DataBlock, { occupations }: Known): PlaceData {
  const reader = new BlockReader(block);
  const workers = reader.idsOf('workers', occupations);
  const place = {
    categories: reader.idsOf('categories', JOB_CATEGORY_IDS),
    helpers: reader.idsOf('helpers', occupations),
    workers: workers.length > 0 ? workers : null,
    names: reader.terms('called'),
  };
  reader.end();
  return place;
}

function readCondition(block: DataBlock): ConditionData {
  const reader = new BlockReader(block);
  const condition = {
    isInNames: readYes(reader, 'in_names'),
    said: reader.terms('said'),
    asked: reader.terms('asked'),
    advertised: reader.terms('advertised'),
    things: reader.terms('thing'),
  };
  reader.end();
  return condition;
}

function readTerms(block: DataBlock, key: string): string[] {
  const reader = new BlockReader(block);
  const terms = reader.terms(key);
  reader.end();
  return terms;
}

/** "mason > carpenter": the mason is meant first; "bike_mechanic, car_mechanic": both alike. */
function readShared(block: DataBlock, { occupations }: Known): LexiconData['shared'][number] {
  const reader = new BlockReader(block);
  const [owners] = reader.takePlain('owners');
  const phrases = reader.terms('phrase');
  reader.end();
  if (!owners || phrases.length === 0) throw new DataError(block.file, block.line, '"phrase: …" and "owners: a, b"');
  const [first = [], others = []] = owners.value.split(' > ').map(splitList);
  const unknown = [...first, ...others].find((id) => !occupations.has(id));
  if (unknown !== undefined) throw new DataError(block.file, owners.line, `an occupation, found "${unknown}"`);
  return { phrases, first, others };
}

/** Reads the blocks of all data files; throws a DataError for the first invalid one. */
export function readLexicon(blocks: readonly DataBlock[], version: string): LexiconData {
  const stranger = blocks.find(({ kind }) => !KINDS.includes(kind));
  if (stranger)
    throw new DataError(stranger.file, stranger.line, `one of ${KINDS.join(', ')}, found "${stranger.kind}"`);
  const of = (kind: string): DataBlock[] => blocks.filter((block) => block.kind === kind);
  const unique = (kind: string): DataBlock[] => {
    const seen = new Map<string, DataBlock>();
    for (const block of of(kind)) {
      const other = seen.get(block.id);
      if (other)
        throw new DataError(block.file, block.line, `one ${kind} ${block.id}, which is in ${other.file}:${other.line}`);
      seen.set(block.id, block);
    }
    return [...seen.values()];
  };
  const keyed = <Value>(kind: string, read: (block: DataBlock) => Value): Record<string, Value> =>
    Object.fromEntries(unique(kind).map((block) => [block.id, read(block)]));
  /** Reads the blocks of a kind that needs exactly one block for each id. */
  const complete = <Id extends string, Value>(
    kind: string,
    ids: readonly Id[],
    read: (block: DataBlock) => Value,
  ): Record<Id, Value> => {
    const found = unique(kind);
    const unknown = found.find(({ id }) => !ids.some((each) => each === id));
    if (unknown) throw new DataError(unknown.file, unknown.line, `${kind} ${ids.join(', ')}, found "${unknown.id}"`);
    const missing = ids.find((id) => !found.some((block) => block.id === id));
    if (missing !== undefined) throw new DataError(found[0]?.file ?? kind, 1, `a block "${kind} ${missing}"`);
    return keyed(kind, read);
  };

  const lists = new Map<string, string[]>(WORD_LISTS.map((name) => [name, []]));
  for (const block of of('words')) {
    const list = lists.get(block.id);
    if (!list) throw new DataError(block.file, block.line, `words ${WORD_LISTS.join(', ')}, found "${block.id}"`);
    list.push(...readTerms(block, 'term'));
  }
  const known: Known = {
    occupations: new Set(of('occupation').map(({ id }) => id)),
    skills: new Set(of('skill').map(({ id }) => id)),
    verbs: new Set(of('verb').map(({ id }) => id)),
    lists,
  };
  const lexicon: LexiconData = {
    version,
    occupations: unique('occupation').map((block) => readOccupation(block, known)),
    skills: unique('skill').map(readSkill),
    categories: complete('category', JOB_CATEGORY_IDS, (block) => {
      const reader = new BlockReader(block);
      const category = { skill: reader.optionalIdOf('skill', known.skills), also: reader.terms('also') };
      reader.end();
      return category;
    }),
    jobTypes: complete('job_type', JOB_TYPES, (block) => readTerms(block, 'also')),
    conditions: complete('condition', SEARCH_CONDITIONS, readCondition),
    places: unique('place').map((block) => readPlace(block, known)),
    verbs: keyed('verb', readVerb),
    spellings: keyed('spelling', (block) => readTerms(block, 'also')),
    words: Object.fromEntries(lists) as Record<WordList, string[]>,
    roles: of('roles').map((block) => readTerms(block, 'term')),
    shared: of('shared').map((block) => readShared(block, known)),
  };
  checkTerms(blocks);
  checkOwners(blocks);
  return lexicon;
}
