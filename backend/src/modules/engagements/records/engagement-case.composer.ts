import { Injectable } from '@nestjs/common';
import { CaseComposer, ComposesMessage } from '../../notifications/notifications.public.js';

/** By message to the staff: the statement that returns a row while the case waits for their decision. */
const PENDING = {
  'engagements:appealed': `SELECT 1 FROM engagement_appeals WHERE id = $1 AND status = 'open'`,
  'engagements:payCaseToDecide': `SELECT 1 FROM pay_cases WHERE id = $1 AND status IN ('answered', 'appealed')`,
  'engagements:timesToDecide': `SELECT 1 FROM time_corrections WHERE id = $1 AND (status IN ('contested', 'appealed')
                                  OR (status = 'proposed' AND staff_asked_at IS NOT NULL))`,
};

/** Composes the mails that ask the staff to decide appeals against breaches, pay cases and corrections of times. */
@Injectable()
@ComposesMessage(...Object.keys(PENDING))
export class EngagementCaseComposer extends CaseComposer {
  protected readonly pending = PENDING;
}
