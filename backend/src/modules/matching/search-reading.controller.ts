import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type SearchReading,
  type SearchReadingQuery,
  SearchReadingQuerySchema,
  SearchReadingSchema,
} from '@nukkad/contract/matching/search-readings';
import type { Response } from 'express';
import { Operation } from '../../common/http/operation.js';
import { ReadSearchReadModel } from './read-search.read-model.js';

/** Interpretation of a search text. */
@ApiTags('matching')
@Controller('api')
export class SearchReadingController {
  constructor(private readonly readModel: ReadSearchReadModel) {}

  @Get('search-readings')
  @Operation({
    summary: 'Interpret a search text: its place, pay and conditions, and the remaining text',
    response: SearchReadingSchema,
  })
  readSearch(
    @Query({ schema: SearchReadingQuerySchema }) query: SearchReadingQuery,
    @Res({ passthrough: true }) response: Response,
  ): SearchReading {
    response.setHeader('Cache-Control', 'no-store');
    return this.readModel.read(query);
  }
}
