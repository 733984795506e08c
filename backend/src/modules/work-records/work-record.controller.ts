import { Controller, Get, Header, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type WorkRecord,
  type WorkRecordList,
  WorkRecordListSchema,
  WorkRecordSchema,
} from '@nukkad/contract/work-records/work-records';
import { uuid } from '@nukkad/contract/primitives';
import { Operation } from '../../common/http/operation.js';
import { CurrentPrincipal, type Principal, RequiresSide } from '../../common/security/principal.js';
import { MakeWorkRecordUseCase } from './make-work-record.use-case.js';
import { RevokeWorkRecordUseCase } from './revoke-work-record.use-case.js';
import { WorkRecordReadModel } from './work-record.read-model.js';

/** Signed records of the account's own work. */
@ApiTags('work-records')
@Controller('api/work-records')
@RequiresSide('job_seeker')
export class WorkRecordController {
  constructor(
    private readonly records: WorkRecordReadModel,
    private readonly make: MakeWorkRecordUseCase,
    private readonly revoke: RevokeWorkRecordUseCase,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary: 'List the work records of the worker, newest first, with a preview of a new one',
    response: WorkRecordListSchema,
  })
  listWorkRecords(@CurrentPrincipal() principal: Principal): Promise<WorkRecordList> {
    return this.records.list(principal.userId);
  }

  @Post()
  @Operation({ summary: 'Create a signed record of completed work', status: 201, response: WorkRecordSchema })
  makeWorkRecord(@CurrentPrincipal() principal: Principal): Promise<WorkRecord> {
    return this.make.execute(principal.userId);
  }

  @Get(':id')
  @Header('Cache-Control', 'no-store')
  @Operation({ summary: 'Retrieve a work record with all its disclosures', response: WorkRecordSchema })
  getWorkRecord(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<WorkRecord> {
    return this.records.get(principal.userId, id);
  }

  @Post(':id/revoke')
  @Operation({ summary: 'Revoke a work record; this cannot be undone', response: WorkRecordSchema })
  revokeWorkRecord(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<WorkRecord> {
    return this.revoke.execute(principal.userId, id);
  }
}
