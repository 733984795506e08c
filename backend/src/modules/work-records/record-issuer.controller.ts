import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  StatusListNumberSchema,
  type WorkRecordIssuer,
  WorkRecordIssuerSchema,
} from '@nukkad/contract/work-records/work-records';
import type { Response } from 'express';
import { Operation } from '../../common/http/operation.js';
import { Public } from '../../common/security/principal.js';
import { StatusListReadModel } from './status-list.read-model.js';

/**
 * Public data for the verification of work records. A status list names no person, and does not reveal which record is
 * verified.
 */
@ApiTags('work-records')
@Controller('api/work-record-issuer')
export class RecordIssuerController {
  constructor(private readonly statusLists: StatusListReadModel) {}

  @Get()
  @Public()
  @Header('Cache-Control', 'no-store')
  @Operation({ summary: 'Retrieve the issuer of work records with its signing keys', response: WorkRecordIssuerSchema })
  getWorkRecordIssuer(): Promise<WorkRecordIssuer> {
    return this.statusLists.getIssuer();
  }

  @Get('status-lists/:list')
  @Public()
  @Header('Cache-Control', 'no-store')
  @Operation({
    summary: 'Retrieve a signed list of revoked work records (Token Status List)',
    produces: 'application/statuslist+jwt',
  })
  async getStatusList(
    @Param('list', { schema: StatusListNumberSchema }) list: string,
    @Res() response: Response,
  ): Promise<void> {
    response.type('application/statuslist+jwt').send(await this.statusLists.getList(Number(list)));
  }
}
