import { Injectable } from '@nestjs/common';
import { CaseComposer, ComposesMessage } from '../notifications/notifications.public.js';

/** Composes the mail that asks the staff to decide a case about a review. */
@Injectable()
@ComposesMessage('reviews:toDecide')
export class ReviewCaseComposer extends CaseComposer {
  protected readonly pending = {
    'reviews:toDecide': `SELECT 1 FROM review_cases WHERE id = $1 AND status IN ('open', 'appealed')`,
  };
}
