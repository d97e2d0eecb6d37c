import type {
  Category,
  Department,
  ProductWire,
  ShownBrand,
} from '@mendwell/contract/catalog/catalog'
import type { Kind } from '@mendwell/contract/catalog/kinds'
import { STORE_BRAND_ID } from '@mendwell/domain/orders/limits'
import type { QueryClient } from '@tanstack/react-query'
import type { Params } from 'react-router'
import { CallProblem } from '../api/calls/call.ts'
import { brands, categories, departments, product } from '../api/catalog/catalog.ts'
import { device } from '../api/catalog/devices.ts'
import { productKind } from '../api/catalog/kinds.ts'
import { situation } from '../api/catalog/situations.ts'
import { legalPage } from '../api/legal-pages.ts'
import { ownPage } from '../api/own-pages.ts'
import { shopConfig } from '../api/shop.ts'
import { ARTICLES } from '../components/reading/articles.ts'
import { cleanAddress } from '../lib/addresses/clean-address.ts'
import { paths } from '../lib/addresses/paths.ts'

/** What a page is about, as currently in the catalog. */
export type Subject =
  | { kind: 'product'; product: ProductWire }
  | { kind: 'category'; category: Category }
  | { kind: 'department'; department: Department }
  | { kind: 'brand'; brandId: number; name: string }
  | { kind: 'productKind'; productKind: Kind }
  | { kind: 'plain' }

/** An app path, such as /shop/61, with its route parameters. */
export interface Place {
  pathname: string
  params: Params
  search: URLSearchParams
}

/** Finds the subject of a URL; undefined if it does not exist in the shop. */
export type FindSubject = (place: Place, client: QueryClient) => Promise<Subject | undefined>

/** The shop's response, or undefined if not found. */
async function orMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    // An invalid name (422) does not exist either.
    if (error instanceof CallProblem && [404, 422].includes(error.problem.status)) return undefined
    throw error
  }
}

export const findProduct: FindSubject = async ({ params }, client) => {
  const found = await orMissing(client.ensureQueryData(product(Number(params.productId))))
  return found && { kind: 'product', product: found }
}

/** A page about a product other than its product page. */
export const findProductQuestions: FindSubject = async (place, client) => {
  const found = await findProduct(place, client)
  if (found?.kind !== 'product') return undefined
  // The URL names the product.
  paths.questions(found.product)
  return { kind: 'plain' }
}

export const findSituation: FindSubject = async ({ params }, client) => {
  const found = await orMissing(client.ensureQueryData(situation(params.situationKey ?? '')))
  return found && { kind: 'plain' }
}

export const findDevice: FindSubject = async ({ params }, client) => {
  const found = await orMissing(client.ensureQueryData(device(params.deviceKey ?? '')))
  return found && { kind: 'plain' }
}

export const findLegalPage: FindSubject = async ({ params }, client) => {
  const found = await orMissing(client.ensureQueryData(legalPage(params.pageKey ?? '')))
  return found && { kind: 'plain' }
}

export const findOwnPage: FindSubject = async ({ params }, client) => {
  const found = await orMissing(client.ensureQueryData(ownPage(params.slug ?? '')))
  return found && { kind: 'plain' }
}

export const findDepartment: FindSubject = async ({ params }, client) => {
  const name = params.department?.toLowerCase()
  const all = await client.ensureQueryData(departments())
  const department = all.find((one) => one.activeFlag && one.deptName.toLowerCase() === name)
  return department && { kind: 'department', department }
}

/** -1 stands for all products; of these only lists by one kind or brand have a page. */
export const findList: FindSubject = async ({ params, search }, client) => {
  const kindKey = search.get('kind')
  if (kindKey) {
    const found = await orMissing(client.ensureQueryData(productKind(kindKey)))
    return found && { kind: 'productKind', productKind: found }
  }
  if (params.categoryId === '-1') return findBrand(Number(search.get('brandId')), client)
  const all = await client.ensureQueryData(categories())
  const category = all.find(({ categoryId }) => categoryId === Number(params.categoryId))
  return category && { kind: 'category', category }
}

async function findBrand(brandId: number, client: QueryClient): Promise<Subject | undefined> {
  // Products without a brand carry the shop's name (Decisions §1).
  if (brandId === STORE_BRAND_ID) {
    const { shopName } = await client.ensureQueryData(shopConfig())
    return { kind: 'brand', brandId, name: shopName }
  }
  const all: ShownBrand[] = await client.ensureQueryData(brands())
  const brand = all.find((one) => one.brandId === brandId || one.formerIds.includes(brandId))
  return brand && { kind: 'brand', brandId: brand.brandId, name: brand.brandName }
}

export const findArticle: FindSubject = async ({ params }) =>
  ARTICLES.some(({ slug }) => slug === params.slug) ? { kind: 'plain' } : undefined

/** The one clean URL of a subject, without filters and page numbers. */
export function cleanPath(subject: Subject, { pathname }: Pick<Place, 'pathname'>): string {
  return cleanAddress(appPath(subject, pathname)) ?? '/'
}

function appPath(subject: Subject, pathname: string): string {
  switch (subject.kind) {
    case 'product':
      return paths.product(subject.product)
    case 'category':
      return paths.shop(subject.category.categoryId, subject.category.subCategory)
    case 'brand':
      return paths.brand(subject.brandId, subject.name)
    case 'productKind':
      return paths.kind(subject.productKind.kindKey)
    case 'department':
      return paths.category(subject.department.deptName)
    case 'plain':
      return pathname
  }
}
