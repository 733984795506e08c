import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type NearestPlaceQuery,
  NearestPlaceQuerySchema,
  type Place,
  PlaceSchema,
  type PlacesQuery,
  PlacesQuerySchema,
} from '@nukkad/contract/places/places';
import { uuid } from '@nukkad/contract/primitives';
import { z } from 'zod';
import { notFound } from '../../common/errors/common.errors.js';
import { Operation } from '../../common/http/operation.js';
import { NearestPlace } from './nearest-place.read-model.js';
import { SearchPlaces } from './search-places.read-model.js';

@ApiTags('places')
@Controller('api/places')
export class PlacesController {
  constructor(
    private readonly places: SearchPlaces,
    private readonly nearest: NearestPlace,
  ) {}

  @Get()
  @Operation({ summary: 'Suggest cities, neighbourhoods and postal codes for a text', response: z.array(PlaceSchema) })
  searchPlaces(@Query({ schema: PlacesQuerySchema }) query: PlacesQuery): Promise<Place[]> {
    return this.places.execute(query);
  }

  // precedes `:id`, which would match the word as an id
  @Get('nearest')
  @Header('Cache-Control', 'no-store')
  @Operation({ summary: 'Retrieve the neighbourhood or city of a position', response: PlaceSchema })
  async getNearestPlace(@Query({ schema: NearestPlaceQuerySchema }) position: NearestPlaceQuery): Promise<Place> {
    const place = await this.nearest.execute(position);
    if (!place) throw notFound();
    return place;
  }

  @Get(':id')
  @Operation({ summary: 'Retrieve a place of the gazetteer', response: PlaceSchema })
  async getPlace(@Param('id', { schema: uuid }) id: string): Promise<Place> {
    const place = await this.places.findPlace(id);
    if (!place) throw notFound();
    return place;
  }
}
