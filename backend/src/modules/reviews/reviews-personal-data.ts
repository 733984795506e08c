import { Injectable } from '@nestjs/common';
import { HoldsPersonalData, type PersonalData, type PersonalTable } from '../users/users.public.js';

/** SQL: whether the subject of the review `t` may read it. */
const IS_SHOWN = `t.status = 'revealed' AND NOT t.is_grouped`;

/** SQL: only the answered facts of the review `t`, without any other content of the column. */
const ANSWERS_ALONE = `(SELECT coalesce(jsonb_object_agg(fact.key, fact.value), '{}') FROM jsonb_each(t.facts) fact
  WHERE fact.value IN ('"yes"', '"no"', '"cant_say"'))`;

/** Answers remain as counts without a person; texts are erased with their author's account. */
@Injectable()
@HoldsPersonalData()
export class ReviewsPersonalData implements PersonalData {
  readonly tables: readonly PersonalTable[] = [
    // precedes the reviews, because their erasure removes the author
    {
      table: 'review_cases',
      about: 't.review_id IN (SELECT id FROM reviews WHERE author_id = $1)',
      shown: {
        as: 'decisionsAboutReviews',
        without: ['decided_by', 'employer_id', 'reporter_id', 'report_reason', 'report_text'],
        unless: `t.status = 'open'`,
      },
      erased: { set: `appeal = CASE WHEN t.reporter_id IS NULL OR outcome = 'removed' THEN '' ELSE appeal END` },
      joined: 'stays',
    },
    {
      table: 'review_cases',
      about: 't.reporter_id = $1',
      shown: { as: 'reviewsReported', without: ['decided_by', 'employer_id'] },
      erased: { set: `report_text = '', appeal = ''` },
      joined: 'stays',
    },
    {
      table: 'review_cases',
      about: 't.employer_id = $1',
      shown: { as: 'safetyCases', without: ['decided_by', 'reporter_id', 'reason'], unless: `t.status = 'open'` },
      erased: 'stays',
      joined: 'stays',
    },
    {
      table: 'review_cases',
      about: 't.decided_by = $1',
      shown: {
        as: 'reviewCasesDecided',
        without: ['reporter_id', 'employer_id', 'report_text', 'appeal', 'appealed_by'],
      },
      erased: { set: `reason = ''` },
      joined: 'stays',
    },
    {
      table: 'reviews',
      about: 't.author_id = $1',
      shown: { as: 'reviews', without: ['author_id', 'subject_id', 'reply', 'counted_at'] },
      erased: { set: `note = '', author_id = NULL, facts = ${ANSWERS_ALONE}` },
      joined: { refused: 'engagements' },
    },
    {
      table: 'reviews',
      about: 't.subject_id = $1',
      shown: { as: 'reviewsAboutMe', without: ['author_id', 'subject_id', 'changed_at'], unless: `NOT (${IS_SHOWN})` },
      erased: { set: `reply = ''` },
      joined: { refused: 'engagements' },
    },
    {
      table: 'review_windows',
      about: '$1 IN (t.worker_id, t.employer_id)',
      shown: null,
      erased: 'stays',
      joined: { refused: 'engagements' },
    },
  ];
}
