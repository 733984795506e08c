import { rateOn } from '@nukkad/contract/money/rates';
import { DELETION_DAYS } from '@nukkad/contract/accounts/account';
import { CLAIM_CONFIRMED_AFTER_HOURS, WORK_CODE_LENGTH } from '@nukkad/contract/instant-work/engagements';
import { RELIABILITY_DAYS } from '@nukkad/contract/instant-work/reliability';
import { APPEAL_DAYS } from '@nukkad/contract/instant-work/work-appeals';
import { INTERVIEW_REMINDER_HOURS } from '@nukkad/contract/interviews/interviews';
import { SCHEDULED_AHEAD_DAYS } from '@nukkad/contract/instant-work/instant-jobs';
import { UNDO_MINUTES } from '@nukkad/contract/instant-work/job-requests';
import { ACTIVITY_DAYS } from '@nukkad/contract/jobs/jobs';
import {
  ANSWER_CLOSE_DAYS,
  ANSWER_REMIND_DAYS,
  CODE_LIFE_MINUTES,
  JOB_OPEN_DAYS,
  PASSWORD_MIN,
  SEARCH_RADIUS_KM,
  SESSION_IDLE_DAYS,
  UPLOAD_MAX_BYTES,
} from '@nukkad/contract/limits';
import { NOTIFICATION_DAYS } from '@nukkad/contract/messages/notifications';

/** The newest fee of Secure Pay. */
const FEE_PERCENT = rateOn('fee', '9999-12-31').basisPoints / 100;
const MEGABYTES = UPLOAD_MAX_BYTES / 1024 / 1024;

/** Texts that state a rule with its number written out, and the constants that enforce it. The others have a parameter. */
const STATED: Readonly<Record<string, readonly number[]>> = {
  'backend/src/common/i18n/locales fileTooLarge': [MEGABYTES],
  'backend/src/modules/auth/locales signUp.weakPassword': [PASSWORD_MIN],
  'backend/src/modules/auth/locales signIn.codeSent': [CODE_LIFE_MINUTES],
  'backend/src/modules/engagements/locales field.code': [WORK_CODE_LENGTH],
  'backend/src/modules/engagements/locales notice.startClaimed.body': [CLAIM_CONFIRMED_AFTER_HOURS],
  'backend/src/modules/engagements/locales notice.endClaimed.body': [CLAIM_CONFIRMED_AFTER_HOURS],
  'backend/src/modules/engagements/locales notice.noShow.body': [APPEAL_DAYS],
  'backend/src/modules/instant-hire/locales startTooFar': [SCHEDULED_AHEAD_DAYS],
  'backend/src/modules/instant-hire/locales answered.accepted': [UNDO_MINUTES],
  'backend/src/modules/instant-hire/locales notice.promoted.body': [UNDO_MINUTES],
  'backend/src/modules/interviews/locales notice.reminderDay.title': [INTERVIEW_REMINDER_HOURS.first],
  'backend/src/modules/interviews/locales notice.reminderDay.subject': [INTERVIEW_REMINDER_HOURS.first],
  'backend/src/modules/jobs/locales notice.waiting.message': [ANSWER_REMIND_DAYS, ANSWER_CLOSE_DAYS],
  'backend/src/modules/jobs/locales notice.closed.message': [ANSWER_CLOSE_DAYS],
  'backend/src/modules/jobs/locales notice.closed.body': [ANSWER_CLOSE_DAYS],
  'frontend/src/features/applications/locales dialog.resume.hint': [MEGABYTES],
  'frontend/src/features/applications/locales dialog.resume.size.text': [MEGABYTES],
  'frontend/src/features/hire-form/locales intro': [SEARCH_RADIUS_KM, JOB_OPEN_DAYS],
  'frontend/src/pages/info/locales terms.jobs.text': [JOB_OPEN_DAYS],
  'frontend/src/pages/info/locales terms.money.text': [FEE_PERCENT],
  'frontend/src/pages/info/locales privacy.account.text': [DELETION_DAYS],
  'frontend/src/pages/info/locales privacy.position.text': [SEARCH_RADIUS_KM],
  'frontend/src/pages/info/locales privacy.work.text': [RELIABILITY_DAYS],
  'frontend/src/pages/info/locales privacy.messages.text': [NOTIFICATION_DAYS],
  'frontend/src/pages/info/locales privacy.safety.text': [SESSION_IDLE_DAYS],
  'frontend/src/features/manage-job/locales job.renew': [JOB_OPEN_DAYS],
  'frontend/src/features/manage-job/locales done.reopen.text': [JOB_OPEN_DAYS],
  'frontend/src/features/manage-job/locales activity.title': [ACTIVITY_DAYS],
  'frontend/src/features/manage-job/locales reason.no_answer': [ANSWER_CLOSE_DAYS],
  'frontend/src/features/my-applications/locales reason.no_answer': [ANSWER_CLOSE_DAYS],
  'frontend/src/features/profile/locales password.short': [PASSWORD_MIN],
  'frontend/src/features/profile/locales data.deleteText': [DELETION_DAYS],
  'frontend/src/features/signup/locales rules.weakPassword.text': [PASSWORD_MIN],
  'frontend/src/features/support-chat/locales attachment.size.text': [MEGABYTES],
  'frontend/src/features/instant-work/given-work/locales code.hint': [WORK_CODE_LENGTH],
};

const states = (text: string, figure: number): boolean => new RegExp(String.raw`(?<!\d)${figure}(?!\d)`).test(text);

/** Returns the faults in the numbers of one text, and of a table that names texts that no longer exist. */
export function statedRuleFaults(
  textOf: (name: string) => readonly string[],
  table: Readonly<Record<string, readonly number[]>> = STATED,
): string[] {
  return Object.entries(table).flatMap(([name, figures]) => {
    const texts = textOf(name);
    if (texts.length === 0) return [`${name} is named as the text of a rule and is gone`];
    return figures
      .filter((figure) => !texts.every((text) => states(text, figure)))
      .map((figure) => `${name} does not state ${figure} in each language, which the rule is`);
  });
}
