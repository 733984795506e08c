import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { uuid } from '@nukkad/contract/primitives';
import {
  type SavedSearch,
  SavedSearchSchema,
  type SaveSearch,
  SaveSearchSchema,
  type UpdateSavedSearch,
  UpdateSavedSearchSchema,
} from '@nukkad/contract/matching/saved-searches';
import { z } from 'zod';
import { Operation } from '../../common/http/operation.js';
import { CurrentPrincipal, type Principal, RequiresSide } from '../../common/security/principal.js';
import { DeleteSavedSearchUseCase } from './delete-saved-search.use-case.js';
import { SavedSearchListReadModel } from './saved-search-list.read-model.js';
import { SaveSearchUseCase } from './save-search.use-case.js';
import { UpdateSavedSearchUseCase } from './update-saved-search.use-case.js';

/** Searches that notify seekers of new jobs. */
@ApiTags('saved-searches')
@Controller('api')
@RequiresSide('job_seeker')
export class SavedSearchController {
  constructor(
    private readonly list: SavedSearchListReadModel,
    private readonly save: SaveSearchUseCase,
    private readonly update: UpdateSavedSearchUseCase,
    private readonly remove: DeleteSavedSearchUseCase,
  ) {}

  @Post('saved-searches')
  @Operation({
    summary: 'Save a search with notifications about new jobs; an equal search is not saved twice',
    response: SavedSearchSchema,
  })
  saveSearch(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: SaveSearchSchema }) body: SaveSearch,
  ): Promise<SavedSearch> {
    return this.save.execute(principal.userId, body);
  }

  @Get('saved-searches')
  @Operation({ summary: 'List the saved searches, newest first', response: z.array(SavedSearchSchema) })
  listSavedSearches(@CurrentPrincipal() principal: Principal): Promise<SavedSearch[]> {
    return this.list.listSavedSearches(principal.userId);
  }

  @Patch('saved-searches/:id')
  @Operation({
    summary: 'Rename, pause or resume a saved search, or mark it as viewed; each extends it by 90 days',
    response: SavedSearchSchema,
  })
  updateSavedSearch(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: UpdateSavedSearchSchema }) body: UpdateSavedSearch,
  ): Promise<SavedSearch> {
    return this.update.execute(principal.userId, id, body);
  }

  @Delete('saved-searches/:id')
  @Operation({ summary: 'Delete a saved search', status: 204 })
  deleteSavedSearch(
    @CurrentPrincipal() principal: Principal,
    @Param('id', { schema: uuid }) id: string,
  ): Promise<void> {
    return this.remove.execute(principal.userId, id);
  }
}
