import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type ConfirmAttendance,
  ConfirmAttendanceSchema,
  type ShiftKey,
  ShiftKeySchema,
} from '@nukkad/contract/attendance/attendance-calls';
import { type Engagement, EngagementSchema } from '@nukkad/contract/instant-work/engagements';
import { uuid } from '@nukkad/contract/primitives';
import { Operation } from '../../../common/http/operation.js';
import { CurrentPrincipal, type Principal } from '../../../common/security/principal.js';
import { ConfirmAttendanceUseCase } from './confirm-attendance.use-case.js';
import { ShiftKeyReadModel } from './shift-key.read-model.js';

/** The codes that a shop shows at its shifts, and that its workers scan. */
@ApiTags('engagements')
@Controller('api')
export class AttendanceController {
  constructor(
    private readonly shiftKeys: ShiftKeyReadModel,
    private readonly confirm: ConfirmAttendanceUseCase,
  ) {}

  @Get('engagements/:id/shift-key')
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary: 'Retrieve the key of the codes that the employer shows at the shift',
    response: ShiftKeySchema,
  })
  getShiftKey(@CurrentPrincipal() principal: Principal, @Param('id', { schema: uuid }) id: string): Promise<ShiftKey> {
    return this.shiftKeys.getShiftKey(principal.userId, id);
  }

  @Post('attendance')
  @Operation({
    summary: 'Start or end work with the code that the shop shows and its worker has scanned',
    response: EngagementSchema,
  })
  confirmAttendance(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: ConfirmAttendanceSchema }) body: ConfirmAttendance,
  ): Promise<Engagement> {
    return this.confirm.execute(principal.userId, body);
  }
}
