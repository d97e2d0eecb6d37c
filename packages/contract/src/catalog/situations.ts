import { SITUATION_SECTIONS } from '@mendwell/domain/catalog/situations'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { language, typedText } from '../wire/shapes.ts'
import { Product } from './catalog.ts'

const tags = ['situations'] as const
const SHORT = { tags: ['catalog', 'situations'], maxAgeSeconds: 5 }

const Key = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))

/** A page for a condition or situation, as shown in the list of all. */
export const Situation = z.object({
  situationKey: z.string(),
  section: z.enum(SITUATION_SECTIONS),
  title: z.string(),
  lead: z.string(),
  /** For a product it names; null if there is none. */
  imageUrl: z.nullable(z.string()),
})
export type Situation = z.output<typeof Situation>

/** What a card needs to show a product and add it to the cart. */
export const CardProduct = z.pick(Product, {
  productId: true,
  productName: true,
  categoryId: true,
  category: true,
  subCategory: true,
  unitPrice: true,
  salePrice: true,
  onlinePrice: true,
  discount: true,
  quantity: true,
  cuttingAttributes: true,
  optionsAttributes: true,
  sku: true,
  taxExemptFlag: true,
  imageUrl: true,
  imageMimeType: true,
})
export type CardProduct = z.output<typeof CardProduct>
export type CardProductWire = z.input<typeof CardProduct>

/** One kind of product on a page, with why it helps and the first few that can be ordered. */
const NeededKind = z.object({
  kindKey: z.string(),
  name: z.string(),
  why: z.string(),
  products: z.array(CardProduct),
  /** Active products of the kind, including those that cannot be ordered online. */
  total: z.int(),
})

/** A whole page in one language. */
export const SituationPage = z.extend(Situation, {
  groups: z.array(z.object({ title: z.string(), kinds: z.array(NeededKind) })),
  know: z.array(z.string()),
  /** What people look for here that the shop does not sell, or only by quote. */
  notOrdered: z.array(z.string()),
  callDoctor: z.array(z.string()),
  call911: z.array(z.string()),
  sources: z.array(z.object({ organization: z.string(), title: z.string() })),
  /** Days such as 2026-11-24. */
  writtenOn: z.string(),
  readAgainOn: z.string(),
  /** The clinician who approved this exact wording; null for an unapproved draft. */
  approval: z.nullable(
    z.object({ approvedBy: z.string(), approvedRole: z.string(), approvedOn: z.string() }),
  ),
  /** Pages of the same section. */
  related: z.array(z.object({ situationKey: z.string(), title: z.string() })),
})
export type SituationPage = z.output<typeof SituationPage>
export type SituationPageWire = z.input<typeof SituationPage>

export const listSituations = endpoint({
  method: 'GET',
  url: '/situations',
  config: { cached: SHORT },
  schema: {
    summary: 'Pages for a condition or a situation, in the order of their sections',
    tags,
    querystring: z.object({ language }),
    response: { 200: z.array(Situation), ...problems(422) },
  },
})

export const getSituation = endpoint({
  method: 'GET',
  url: '/situations/:situationKey',
  config: { cached: SHORT },
  schema: {
    summary: 'One page: what people usually need, what to know, when to call for help',
    tags,
    params: z.object({ situationKey: Key }),
    querystring: z.object({ language }),
    response: { 200: SituationPage, ...problems(404, 422) },
  },
})

export const matchSituation = endpoint({
  method: 'GET',
  url: '/situations/findByTerm',
  config: { cached: SHORT },
  schema: {
    summary: 'The page that a search term means, where there is one',
    tags,
    querystring: z.object({ q: typedText, language }),
    response: {
      200: z.object({
        situation: z.nullable(z.object({ situationKey: z.string(), title: z.string() })),
      }),
      ...problems(422),
    },
  },
})
