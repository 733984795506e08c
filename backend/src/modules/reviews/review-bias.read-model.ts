import { BIAS_GROUP_MIN, BIAS_POINTS } from '@nukkad/contract/reviews/review-rules';
import { BIAS_GROUPS, type ReviewBias, type ReviewSide } from '@nukkad/contract/reviews/reviews';
import type { ListReviewBiasQuery } from '@nukkad/contract/reviews/review-calls';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { OTHER_SIDE } from './review-sides.js';

/** SQL: the group of an answer `r` about work `e` with the subject `u`. */
const VALUES: Readonly<Record<(typeof BIAS_GROUPS)[number], string>> = {
  category: 'e.category',
  area: 'u.city',
  language: 'u.language',
};

/** Shares of "again" by groups of the reviewed people. */
@Injectable()
export class ReviewBiasReadModel {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Returns the answers that began to count in a month of India, by group; largest gap first. */
  async listBias({ month, side }: ListReviewBiasQuery): Promise<ReviewBias[]> {
    const rows: { group: ReviewBias['group'] | null; value: string | null; again: number; answers: number }[] =
      await this.dataSource.query(
        `WITH counted AS (
           SELECT r.again, ${Object.entries(VALUES)
             .map(([group, sql]) => `${sql} AS ${group}`)
             .join(', ')}
           FROM reviews r JOIN engagements e ON e.id = r.engagement_id JOIN users u ON u.id = r.subject_id
           WHERE r.author = $2 AND r.status = 'revealed'
             AND to_char(r.counted_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') = $1)
         SELECT CASE WHEN grouping(category) = 0 THEN 'category' WHEN grouping(area) = 0 THEN 'area'
                     WHEN grouping(language) = 0 THEN 'language' END AS group,
                coalesce(category, area, language) AS value, count(*) FILTER (WHERE again)::int AS again, count(*)::int AS answers
         FROM counted GROUP BY GROUPING SETS ((), (category), (area), (language))`,
        [month, OTHER_SIDE[side]],
      );
    const all = rows.find(({ group }) => group === null);
    const mean = all && all.answers > 0 ? all.again / all.answers : 0;
    return rows
      .filter(
        ({ group, value, answers }) => group !== null && value !== null && value !== '' && answers >= BIAS_GROUP_MIN,
      )
      .map((row) => biasOf({ ...row, group: row.group!, value: row.value! }, { month, side, mean }))
      .toSorted((a, b) => Math.abs(b.gap) - Math.abs(a.gap));
  }
}

function biasOf(
  { group, value, again, answers }: Pick<ReviewBias, 'group' | 'value' | 'again' | 'answers'>,
  { month, side, mean }: { month: string; side: ReviewSide; mean: number },
): ReviewBias {
  const gap = Math.round((again / answers - mean) * 100);
  return { month, side, group, value, again, answers, gap, isMarked: Math.abs(gap) > BIAS_POINTS };
}
