import { Body, Controller, Post, Req, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type CreateSupportRequest,
  CreateSupportRequestSchema,
  type SupportReceipt,
  SupportReceiptSchema,
} from '@nukkad/domain/support';
import type { Request } from 'express';
import { Operation } from '../../common/http/operation.js';
import { IpLimit } from '../../common/http/rate-limit.guard.js';
import { Public } from '../../common/security/principal.js';
import { AcceptsFile, checkUpload } from '../../common/storage/upload.js';
import { CreateSupportRequestUseCase } from './create-support-request.use-case.js';
import { SUPPORT_FILE_KINDS } from './support-files.js';

/** Help for everybody, signed in or not. */
@ApiTags('support')
@Controller('api')
export class SupportRequestController {
  constructor(private readonly createSupportRequestUseCase: CreateSupportRequestUseCase) {}

  @Post('support-request')
  @Public()
  @IpLimit({ name: 'support-request', limit: 20, seconds: 3600 })
  @AcceptsFile('attachment')
  @Operation({
    summary: 'Ask the support for help, with a file if sent as a form',
    status: 201,
    response: SupportReceiptSchema,
    consumes: ['application/json', 'multipart/form-data'],
  })
  createSupportRequest(
    @Body({ schema: CreateSupportRequestSchema }) body: CreateSupportRequest,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Req() request: Request,
  ): Promise<SupportReceipt> {
    const sender = {
      userId: request.user?.userId ?? null,
      ip: request.ip ?? 'unknown',
      userAgent: request.get('user-agent') ?? '',
    };
    return this.createSupportRequestUseCase.execute(sender, body, checkUpload(file, SUPPORT_FILE_KINDS));
  }
}
