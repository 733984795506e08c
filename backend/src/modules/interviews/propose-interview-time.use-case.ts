import { Injectable } from '@nestjs/common';
import type { InterviewState, ProposeInterviewTime } from '@nukkad/contract/interviews/interview-changes';
import { LIVE_STATUSES } from '@nukkad/contract/interviews/interviews';
import { Transactions } from '../../common/database/transactions.js';
import { notFound } from '../../common/errors/common.errors.js';
import { refusePaymentDemands } from '../../common/errors/refuse-payment-demands.js';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { EmployerResponseRecorder } from '../jobs/jobs.public.js';
import { type Appointment, AppointmentReadModel } from './appointment.read-model.js';
import { AppointmentRepository, type Proposal } from './appointment.repository.js';
import { InterviewNotifier } from './interview-notifier.js';
import { InterviewListReadModel } from './interview-list.read-model.js';
import { timeAhead } from './interview-time.js';
import { missingPhone, missingPlace, moveRefused, nothingNew, placeIsTheEmployers } from './interviews.errors.js';
import { SeekerTimes } from './seeker-times.js';

/** Limit of proposals of one account; each may send a mail. */
const PROPOSAL_LIMIT: RateLimit = { name: 'interview-proposals', limit: 50, seconds: 86_400 };

/** Proposes another time for one side; the other side accepts or refuses it, and until then nothing changes. */
@Injectable()
export class ProposeInterviewTimeUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly lockedAppointments: AppointmentReadModel,
    private readonly seekerTimes: SeekerTimes,
    private readonly appointments: AppointmentRepository,
    private readonly notifier: InterviewNotifier,
    private readonly employerResponses: EmployerResponseRecorder,
    private readonly list: InterviewListReadModel,
  ) {}

  async execute(userId: string, id: string, input: ProposeInterviewTime): Promise<InterviewState> {
    await this.limits.consume(PROPOSAL_LIMIT, userId);
    return this.transactions.run(async (tx) => {
      const request = await this.lockedAppointments.lockAppointment(tx, userId, id);
      if (!request) throw notFound();
      assertOpen(request);
      const { side } = request;
      if (side === 'employer') refusePaymentDemands({ message: input.message }, { place: input.place });
      const where = whereOf(request, input);
      const time = await timeAhead(tx, 'time', input.time);
      if (time.getTime() === request.confirmed_time?.getTime() && !where.place && !where.phone) throw nothingNew();
      await this.seekerTimes.assertFree(tx, side, { seekerId: request.seeker_id, time, except: id });
      const proposal: Proposal = { time, by: side, ...where, message: input.message || null };
      if (!(await this.appointments.propose(tx, id, proposal))) throw moveRefused();
      // a proposed time counts as an answer to an applicant
      const { job_id: jobId } = request;
      if (side === 'employer' && jobId) await this.employerResponses.recordInterview(tx, jobId, request.seeker_id);
      await this.notifier.record(tx, id, { kind: 'proposed', side, time });
      return this.list.getState(tx, id);
    });
  }
}

/**
 * Throws unless the side may propose a time. A seeker's own pending request already states the suitable times, and an
 * expired one accepts no proposal. A broadcast has no employer before one has confirmed it.
 */
function assertOpen({ status, side, asked_by: asker, has_expired }: Appointment): void {
  if (!LIVE_STATUSES.some((live) => live === status)) throw moveRefused();
  const isSaid = side === 'seeker' && asker === 'seeker';
  if (status === 'pending' && (isSaid || has_expired)) throw moveRefused();
}

/**
 * Returns the place or phone of the proposal: required from the employer without a confirmed one, and optional
 * otherwise.
 */
function whereOf(
  { side, status, asked_by: asker, mode }: Appointment,
  input: ProposeInterviewTime,
): Pick<Proposal, 'place' | 'phone'> {
  if (side === 'seeker' && (input.place || input.phone)) throw placeIsTheEmployers(input.place ? 'place' : 'phone');
  const isOpen = status === 'pending' && asker === 'seeker';
  if (isOpen && mode === 'in-person' && !input.place) throw missingPlace();
  if (isOpen && mode === 'phone' && !input.phone) throw missingPhone();
  return {
    place: mode === 'in-person' ? (input.place ?? null) : null,
    phone: mode === 'phone' && input.phone ? input.phone : null,
  };
}
