import type { CardProduct, Situation, SituationPage } from '@mendwell/contract/catalog/situations'
import {
  PRODUCTS_PER_KIND,
  SITUATION_SECTIONS,
  type SituationSection,
} from '@mendwell/domain/catalog/situations'
import type { Language } from '@mendwell/domain/words/languages'
import type { Queryable } from '../../db/db.ts'
import { notFound } from '../../ground/errors.ts'
import { productImageUrl } from '../catalog/pictures/image-url.ts'
import { presentProduct } from '../catalog/products/present-product.ts'
import { findActiveProductRows } from '../catalog/products/products.repository.ts'
import { inLanguage, SituationContent } from './situation-content.ts'
import {
  findKindPictures,
  findNeededKinds,
  findShownSituation,
  findShownSituations,
  findSituationByTerm,
} from './situations.repository.ts'

type ListedRow = Awaited<ReturnType<typeof findShownSituations>>[number]

const titleOf = ({ title, titleEs }: { title: string; titleEs: string }, language: Language) =>
  inLanguage([title, titleEs], language)

/** An unknown section comes last. */
const sectionOf = (section: string): SituationSection =>
  SITUATION_SECTIONS.find((known) => known === section) ?? 'family'

function presentSituation(row: ListedRow, language: Language) {
  return {
    situationKey: row.situationKey,
    section: sectionOf(row.section),
    title: titleOf(row, language),
    lead: inLanguage(SituationContent.parse(row.content).lead, language),
  }
}

/** All visible pages, section by section. */
export async function listSituations(db: Queryable, language: Language): Promise<Situation[]> {
  const rows = await findShownSituations(db)
  const images = await findImages(db, rows)
  const pages = rows.map((row) => ({
    ...presentSituation(row, language),
    imageUrl: images.get(row.situationKey) ?? null,
  }))
  return SITUATION_SECTIONS.flatMap((section) => pages.filter((page) => page.section === section))
}

/** A picture for each page: of its first kind not shown by an earlier page, so that neighbors look different. */
async function findImages(db: Queryable, rows: readonly ListedRow[]): Promise<Map<string, string>> {
  const kindsOf = ({ content }: ListedRow) =>
    SituationContent.parse(content).groups.flatMap(({ kinds }) => kinds.map(({ kind }) => kind))
  const found = await findKindPictures(db, [...new Set(rows.flatMap(kindsOf))])
  const pictures = new Map(
    found.map(({ kindKey, productId, imageHash }) => [
      kindKey,
      productImageUrl(productId, imageHash ?? ''),
    ]),
  )
  const images = new Map<string, string>()
  const shown = new Set<string>()
  for (const row of rows) {
    const kinds = kindsOf(row).filter((kind) => pictures.has(kind))
    const kind = kinds.find((one) => !shown.has(one)) ?? kinds[0]
    const image = kind === undefined ? undefined : pictures.get(kind)
    if (kind === undefined || image === undefined) continue
    shown.add(kind)
    images.set(row.situationKey, image)
  }
  return images
}

/** The page that a search term means, or null. */
export async function matchSituation(db: Queryable, term: string, language: Language) {
  const found = await findSituationByTerm(db, term)
  return found ? { situationKey: found.situationKey, title: titleOf(found, language) } : null
}

/**
 * One page in one language, with products that can be ordered.
 * @throws ShopError 404 if there is no such page, or staff have hidden it.
 */
export async function showSituation(
  db: Queryable,
  situationKey: string,
  language: Language,
): Promise<SituationPage> {
  const row = await findShownSituation(db, situationKey)
  if (!row) throw notFound('Page')
  const content = SituationContent.parse(row.content)
  const say = (texts: readonly [string, string]) => inLanguage(texts, language)
  const [groups, all] = await Promise.all([findGroups(db, content, say), findShownSituations(db)])
  const { approvedBy, approvedRole, approvedOn } = row
  return {
    ...presentSituation(row, language),
    imageUrl: groups[0]?.kinds[0]?.products[0]?.imageUrl ?? null,
    groups,
    know: content.know.map(say),
    notOrdered: content.notOrdered.map(say),
    callDoctor: content.callDoctor.map(say),
    call911: content.call911.map(say),
    sources: content.sources,
    writtenOn: row.writtenOn,
    readAgainOn: row.readAgainOn,
    approval:
      approvedBy !== null && approvedRole !== null && approvedOn !== null
        ? { approvedBy, approvedRole, approvedOn }
        : null,
    related: all
      .filter((other) => other.section === row.section && other.situationKey !== situationKey)
      .map((other) => ({ situationKey: other.situationKey, title: titleOf(other, language) })),
  }
}

async function findGroups(
  db: Queryable,
  { groups }: SituationContent,
  say: (texts: readonly [string, string]) => string,
): Promise<SituationPage['groups']> {
  const keys = groups.flatMap(({ kinds }) => kinds.map(({ kind }) => kind))
  const found = await findNeededKinds(db, keys, PRODUCTS_PER_KIND)
  const products = await findCards(
    db,
    [...found.values()].flatMap(({ productIds }) => productIds),
  )
  const shown = groups.map(({ title, kinds }) => ({
    title: say(title),
    kinds: kinds.flatMap(({ kind, why }) => {
      const known = found.get(kind)
      if (!known || known.total === 0) return []
      return {
        kindKey: kind,
        name: say([known.name, known.nameEs]),
        why: say(why),
        products: known.productIds.flatMap((id) => products.get(id) ?? []),
        total: known.total,
      }
    }),
  }))
  return shown.filter(({ kinds }) => kinds.length > 0)
}

async function findCards(
  db: Queryable,
  productIds: readonly number[],
): Promise<Map<number, CardProduct>> {
  const rows = productIds.length === 0 ? [] : await findActiveProductRows(db, productIds)
  return new Map(rows.map((row) => [row.productId, presentProduct(row)]))
}
