import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GazetteerLoadEntity } from './entities/gazetteer-load.entity.js';
import { PlaceNameEntity } from './entities/place-name.entity.js';
import { PlaceEntity } from './entities/place.entity.js';
import { CityIndex } from './city-index.js';
import { Geocoder } from './geocoder.js';
import { NearestPlace } from './nearest-place.read-model.js';
import { NominatimGeocoder } from './nominatim-geocoder.js';
import { PlacesController } from './places.controller.js';
import { ResolvePlace } from './resolve-place.read-model.js';
import { SearchPlaces } from './search-places.read-model.js';

@Module({
  imports: [TypeOrmModule.forFeature([PlaceEntity, PlaceNameEntity, GazetteerLoadEntity])],
  controllers: [PlacesController],
  providers: [CityIndex, SearchPlaces, NearestPlace, ResolvePlace, { provide: Geocoder, useClass: NominatimGeocoder }],
  exports: [CityIndex, ResolvePlace],
})
export class PlacesModule {}
