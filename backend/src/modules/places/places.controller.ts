import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Place, PlaceSchema, type PlacesQuery, PlacesQuerySchema } from '@nukkad/domain/places';
import { z } from 'zod';
import { Operation } from '../../common/http/operation.js';
import { SearchPlaces } from './search-places.read-model.js';

@ApiTags('places')
@Controller('api/places')
export class PlacesController {
  constructor(private readonly places: SearchPlaces) {}

  @Get()
  @Operation({ summary: 'Suggest cities, neighbourhoods and postal codes for a text', response: z.array(PlaceSchema) })
  searchPlaces(@Query({ schema: PlacesQuerySchema }) query: PlacesQuery): Promise<Place[]> {
    return this.places.execute(query);
  }
}
