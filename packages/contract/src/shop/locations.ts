import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText, Percent } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['locations'] as const

/** Countries, states and cities change with a release. */
const PLACES = { tags: ['locations'], maxAgeSeconds: 24 * 60 * 60 }
/** The owner may change rates and the home state. */
const TAXES = { tags: ['taxes'], maxAgeSeconds: 5 }

export const Country = z.object({ countryId: Id, name: z.string(), countryCode: z.string() })
export type Country = z.output<typeof Country>

export const StateProvince = z.object({
  stateId: Id,
  countryId: Id,
  stateCode: z.string(),
  name: z.string(),
})
export type StateProvince = z.output<typeof StateProvince>

export const City = z.object({ cityId: Id, stateId: Id, name: z.string() })
export type City = z.output<typeof City>

/** A tax record; `tax` is the percentage. */
export const Tax = z.object({
  taxId: Id,
  tax: Percent,
  stateCode: z.string(),
  stateName: z.string(),
  year: z.nullable(z.int()),
  source: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type Tax = z.output<typeof Tax>

export const findCountries = endpoint({
  method: 'GET',
  url: '/country/findAll',
  config: { cached: PLACES },
  schema: { summary: 'All countries', tags, response: { 200: z.array(Country) } },
})

export const findStatesByCountry = endpoint({
  method: 'GET',
  url: '/stateProvince/findAllByCountryId/:id',
  config: { cached: PLACES },
  schema: {
    summary: 'States or provinces of a country',
    tags,
    params: z.object({ id: IdText }),
    response: { 200: z.array(StateProvince), ...problems(422) },
  },
})

export const findStates = endpoint({
  method: 'GET',
  url: '/stateProvince/findAllState',
  config: { cached: PLACES },
  schema: { summary: 'All states and provinces', tags, response: { 200: z.array(StateProvince) } },
})

export const findCitiesByState = endpoint({
  method: 'GET',
  url: '/city/findAllByStateId/:id',
  config: { cached: PLACES },
  schema: {
    summary: 'Cities of a state',
    tags,
    params: z.object({ id: IdText }),
    response: { 200: z.array(City), ...problems(422) },
  },
})

/** What a form fills in for a US postal code. */
export const PostalPlace = z.object({
  postalCode: z.string(),
  /** The USPS city name for it. */
  city: z.string(),
  stateCode: z.string(),
})
export type PostalPlace = z.output<typeof PostalPlace>

export const findPostalCode = endpoint({
  method: 'GET',
  url: '/postalCode/findByCode/:postalCode',
  config: { cached: PLACES },
  schema: {
    summary: 'Town and state of a US postal code; null for one that is not known',
    tags,
    params: z.object({
      postalCode: z.string().check(z.regex(/^\d{5}$/, says('fiveDigitsExpected'))),
    }),
    response: { 200: z.object({ place: z.nullable(PostalPlace) }), ...problems(422) },
  },
})

export const findTaxes = endpoint({
  method: 'GET',
  url: '/ezpztax/findAllTaxes',
  config: { cached: TAXES },
  schema: {
    summary: "All taxes, the shop's home state first",
    tags,
    response: { 200: z.array(Tax) },
  },
})

export const findTaxesByState = endpoint({
  method: 'GET',
  url: '/ezpztax/findAllTaxesByStateCode/:code',
  config: { cached: TAXES },
  schema: {
    summary: 'Taxes of a state; an unknown code gives an empty list',
    tags,
    params: z.object({ code: z.string() }),
    response: { 200: z.array(Tax) },
  },
})
