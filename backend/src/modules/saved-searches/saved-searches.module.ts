import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MatchingModule } from '../matching/matching.public.js';
import { NotificationsModule } from '../notifications/notifications.public.js';
import { DeleteSavedSearchUseCase } from './delete-saved-search.use-case.js';
import { SavedSearchMatchEntity } from './entities/saved-search-match.entity.js';
import { SavedSearchNoticeEntity } from './entities/saved-search-notice.entity.js';
import { SavedSearchTermEntity } from './entities/saved-search-term.entity.js';
import { SavedSearchEntity } from './entities/saved-search.entity.js';
import { MatchJobUseCase } from './match-job.use-case.js';
import { NoticeComposer } from './notice.composer.js';
import { NoticeRepository } from './notice.repository.js';
import { ReadSearchesAnewUseCase } from './read-searches-anew.use-case.js';
import { SaveSearchUseCase } from './save-search.use-case.js';
import { SavedSearchIndexRepository } from './saved-search-index.repository.js';
import { SavedSearchListReadModel } from './saved-search-list.read-model.js';
import { SavedSearchController } from './saved-search.controller.js';
import { SavedSearchRepository } from './saved-search.repository.js';
import { SavedSearchesPersonalData } from './saved-searches-personal-data.js';
import { SavedSearchesSchedule } from './saved-searches.schedule.js';
import { NotifySeekersUseCase } from './notify-seekers.use-case.js';
import { UpdateSavedSearchUseCase } from './update-saved-search.use-case.js';
import './tasks/match-job.task.js';

/** Saved searches of seekers, and their notices. */
@Module({
  imports: [
    MatchingModule,
    NotificationsModule,
    TypeOrmModule.forFeature([
      SavedSearchEntity,
      SavedSearchTermEntity,
      SavedSearchMatchEntity,
      SavedSearchNoticeEntity,
    ]),
  ],
  controllers: [SavedSearchController],
  providers: [
    SavedSearchRepository,
    SavedSearchIndexRepository,
    SavedSearchListReadModel,
    SaveSearchUseCase,
    UpdateSavedSearchUseCase,
    DeleteSavedSearchUseCase,
    MatchJobUseCase,
    NoticeRepository,
    NoticeComposer,
    NotifySeekersUseCase,
    ReadSearchesAnewUseCase,
    SavedSearchesSchedule,
    SavedSearchesPersonalData,
  ],
})
export class SavedSearchesModule {}
