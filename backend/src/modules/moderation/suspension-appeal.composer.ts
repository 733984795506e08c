import { Injectable } from '@nestjs/common';
import { CaseComposer, ComposesMessage } from '../notifications/notifications.public.js';

/** Composes the mail that asks the staff to decide an appeal against a suspension, unless it is decided or lifted. */
@Injectable()
@ComposesMessage('moderation:appealed')
export class SuspensionAppealComposer extends CaseComposer {
  protected readonly pending = {
    'moderation:appealed': `SELECT 1 FROM suspensions WHERE id = $1 AND appeal_state = 'open'`,
  };
}
