import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../common/security/principal.js';
import { ShortAddressReadModel } from './short-address.read-model.js';
import { SHORT_PATH } from './short-path.js';

const SEE_OTHER = 303;

/** Leads from the short address in a text message to the page that it is about, which offers to sign in where it has to. */
@ApiTags('notifications')
@Public()
@Controller(SHORT_PATH)
export class ShortAddressController {
  constructor(private readonly addresses: ShortAddressReadModel) {}

  /** Redirects unknown and expired addresses to the first page. */
  @Get(':code')
  @ApiExcludeEndpoint()
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex')
  async openShortAddress(@Param('code') code: string, @Res() response: Response): Promise<void> {
    response.redirect(SEE_OTHER, (await this.addresses.findPath(code)) ?? '/');
  }
}
