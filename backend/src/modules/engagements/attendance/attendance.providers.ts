import { AttendanceRepository } from './attendance.repository.js';
import { ConfirmAttendanceUseCase } from './confirm-attendance.use-case.js';
import { ShiftKeyReadModel } from './shift-key.read-model.js';
import { ShiftKeys } from './shift-keys.js';

/** Providers of the codes that shops show at their shifts. */
export const ATTENDANCE_PROVIDERS = [AttendanceRepository, ConfirmAttendanceUseCase, ShiftKeyReadModel, ShiftKeys];
