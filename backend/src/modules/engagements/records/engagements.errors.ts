import { CONTEST_OPENING_HOURS } from '@nukkad/contract/payments/contests';
import {
  PAY_CASE_APPEAL_DAYS,
  PAY_CASE_ANSWER_HOURS,
  UNPAID_AFTER_HOURS,
} from '@nukkad/contract/instant-work/pay-cases';
import { NO_SHOW_AFTER_MINUTES, START_BEFORE_MINUTES } from '@nukkad/contract/instant-work/engagements';
import { APPEAL_DAYS } from '@nukkad/contract/instant-work/work-appeals';
import {
  CORRECTION_ANSWER_HOURS,
  CORRECTION_APPEAL_DAYS,
  CORRECTION_OPENING_HOURS,
} from '@nukkad/contract/instant-work/time-corrections';
import { ATTENDANCE_LATE_HOURS } from '@nukkad/contract/attendance/attendance';
import { formatDateTime } from '../../../common/dates/format-date.js';
import { currentLanguage } from '../../../common/context/request-context.js';
import { DomainError } from '../../../common/errors/domain-error.js';

export const moveRefused = () => new DomainError('conflict', 'engagements:moveRefused');
export const wrongCode = () =>
  new DomainError('invalid', 'engagements:wrongCode', { fields: [{ field: 'code', key: 'engagements:wrongCode' }] });
export const codeIsTheEmployers = () => new DomainError('forbidden', 'engagements:codeIsTheEmployers');
export const workerOnly = () => new DomainError('forbidden', 'engagements:workerOnly');
export const employerOnly = () => new DomainError('forbidden', 'engagements:employerOnly');
export const noCode = () => new DomainError('conflict', 'engagements:noCode');
export const alreadySaid = () => new DomainError('conflict', 'engagements:alreadySaid');
export const tooEarlyToStart = () =>
  new DomainError('conflict', 'engagements:tooEarlyToStart', { params: { minutes: START_BEFORE_MINUTES } });
export const tooEarlyToEnd = () => new DomainError('conflict', 'engagements:tooEarlyToEnd');
export const startFirst = () => new DomainError('conflict', 'engagements:startFirst');
export const tooEarlyForNoShow = () =>
  new DomainError('conflict', 'engagements:tooEarlyForNoShow', { params: { minutes: NO_SHOW_AFTER_MINUTES } });
export const nothingToAppeal = () => new DomainError('conflict', 'engagements:nothingToAppeal');
export const alreadyAppealed = () => new DomainError('conflict', 'engagements:alreadyAppealed');
export const appealTooLate = () =>
  new DomainError('conflict', 'engagements:appealTooLate', { params: { days: APPEAL_DAYS } });
export const alreadyDecided = () => new DomainError('conflict', 'engagements:alreadyDecided');
export const ownAppeal = () => new DomainError('forbidden', 'engagements:ownAppeal');
export const ownContest = () => new DomainError('conflict', 'engagements:ownAppeal');
export const notDirectPay = () => new DomainError('conflict', 'engagements:notDirectPay');
export const notSecurePay = () => new DomainError('conflict', 'engagements:notSecurePay');
export const noContest = () => new DomainError('conflict', 'engagements:noContest');
export const contestTooLate = () =>
  new DomainError('conflict', 'engagements:contestTooLate', { params: { hours: CONTEST_OPENING_HOURS } });
export const needsPayoutAccount = () => new DomainError('conflict', 'engagements:needsPayoutAccount');
export const notDone = () => new DomainError('conflict', 'engagements:notDone');
export const alreadyReceived = () => new DomainError('conflict', 'engagements:alreadyReceived');
export const notPaid = () => new DomainError('conflict', 'engagements:notPaid');
export const noPayCase = () => new DomainError('conflict', 'engagements:noPayCase');
export const payCaseOpened = () => new DomainError('conflict', 'engagements:payCaseOpened');
export const payCaseMoved = () => new DomainError('conflict', 'engagements:payCaseMoved');
export const payCaseTooEarly = () =>
  new DomainError('conflict', 'engagements:payCaseTooEarly', { params: { hours: UNPAID_AFTER_HOURS } });
export const payCaseUnheard = () =>
  new DomainError('conflict', 'engagements:payCaseUnheard', { params: { hours: PAY_CASE_ANSWER_HOURS } });
export const payCaseAppealTooLate = () =>
  new DomainError('conflict', 'engagements:appealTooLate', { params: { days: PAY_CASE_APPEAL_DAYS } });
export const payCaseDecidedByYou = () => new DomainError('forbidden', 'engagements:payCaseDecidedByYou');
export const noCorrection = () => new DomainError('conflict', 'engagements:noCorrection');
export const correctionProposed = () => new DomainError('conflict', 'engagements:correctionProposed');
export const correctionMoved = () => new DomainError('conflict', 'engagements:correctionMoved');
export const correctionOpen = () => new DomainError('conflict', 'engagements:correctionOpen');
export const payCaseOpen = () => new DomainError('conflict', 'engagements:payCaseOpen');
export const ownCorrection = () => new DomainError('forbidden', 'engagements:ownCorrection');
export const correctionTooLate = () =>
  new DomainError('conflict', 'engagements:correctionTooLate', { params: { hours: CORRECTION_OPENING_HOURS } });
export const correctionUnheard = () =>
  new DomainError('conflict', 'engagements:correctionUnheard', { params: { hours: CORRECTION_ANSWER_HOURS } });
export const correctionAppealTooLate = () =>
  new DomainError('conflict', 'engagements:appealTooLate', { params: { days: CORRECTION_APPEAL_DAYS } });
export const timesUnchanged = () =>
  new DomainError('invalid', 'engagements:timesUnchanged', {
    fields: [{ field: 'endedAt', key: 'engagements:timesUnchanged' }],
  });
export const timesOutside = () =>
  new DomainError('invalid', 'engagements:timesOutside', {
    fields: [{ field: 'endedAt', key: 'engagements:timesOutside' }],
  });
export const timesOverlap = () =>
  new DomainError('invalid', 'engagements:timesOverlap', {
    fields: [{ field: 'endedAt', key: 'engagements:timesOverlap' }],
  });
export const timesNeedStaff = () => new DomainError('conflict', 'engagements:timesNeedStaff');
export const contestNeedsReason = () =>
  new DomainError('invalid', 'engagements:contestNeedsReason', {
    fields: [{ field: 'text', key: 'engagements:contestNeedsReason' }],
  });
export const notLess = () =>
  new DomainError('invalid', 'engagements:notLess', {
    fields: [{ field: 'receivedAmount', key: 'engagements:notLess' }],
  });
export const wrongAttendanceCode = () => new DomainError('invalid', 'engagements:attendance.wrong');
export const noWorkAtShift = () => new DomainError('conflict', 'engagements:attendance.noWork');
export const attendanceCodeIsOld = () =>
  new DomainError('conflict', 'engagements:attendance.old', { params: { hours: ATTENDANCE_LATE_HOURS } });
export const attendanceCodeIsUsed = () => new DomainError('conflict', 'engagements:attendance.used');
export const attendanceIsTooEarly = (from: Date) =>
  new DomainError('conflict', 'engagements:attendance.tooEarly', {
    params: { from: formatDateTime(from, currentLanguage()) },
  });
export const attendanceEndIsTooEarly = (from: Date) =>
  new DomainError('conflict', 'engagements:attendance.endTooEarly', {
    params: { from: formatDateTime(from, currentLanguage()) },
  });
export const attendanceProofIsKept = () => new DomainError('conflict', 'engagements:attendance.kept');
export const attendanceStartIsMissing = () => new DomainError('conflict', 'engagements:attendance.startFirst');
