import type { Brand, Category, Department, ProductWire } from '@mendwell/contract/catalog'
import type { ShopConfigWire } from '@mendwell/contract/shop'
import { STORE_BRAND_ID } from '@mendwell/domain/limits'
import type { Ask, Drawer } from './drawing.ts'

/** What a page is about, as the catalogue knows it at this moment. */
export type Subject =
  | { kind: 'product'; product: ProductWire; version: string }
  | { kind: 'category'; category: Category }
  | { kind: 'department'; department: Department }
  | { kind: 'brand'; brandId: number; name: string }
  | { kind: 'plain' }

/** Reads what an address of the app is about; undefined when the shop does not have it. */
export async function readSubject(
  address: string,
  ask: Ask,
  { articleSlugs }: Drawer,
): Promise<Subject | undefined> {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  const [, page, first = ''] = pathname.split('/')
  if (page === 'productsingle') return readProduct(first, ask)
  if (page === 'category') return readDepartment(decodeURIComponent(first), ask)
  if (page === 'blogs' && first && !articleSlugs.includes(first)) return undefined
  if (page !== 'shop') return { kind: 'plain' }
  if (first === '-1') return readBrand(Number(searchParams.get('brandId')), ask)
  const all = await read<Category[]>('/api/category/findAll', ask)
  const category = all.find(({ categoryId }) => categoryId === Number(first))
  return category && { kind: 'category', category }
}

async function readProduct(id: string, ask: Ask): Promise<Subject | undefined> {
  const response = await ask(`/api/products/${id}`)
  if (response.status === 404) return undefined
  if (!response.ok) throw unreadable(response)
  const version = await response.text()
  return { kind: 'product', product: JSON.parse(version), version }
}

async function readDepartment(name: string, ask: Ask): Promise<Subject | undefined> {
  const all = await read<Department[]>('/api/departments/findAll', ask)
  const small = name.toLowerCase()
  const department = all.find(
    ({ deptName, activeFlag }) => activeFlag && deptName.toLowerCase() === small,
  )
  return department && { kind: 'department', department }
}

async function readBrand(brandId: number, ask: Ask): Promise<Subject | undefined> {
  // Products without a brand of their own bear the shop's name (Decisions §1).
  if (brandId === STORE_BRAND_ID) {
    const { shopName } = await read<ShopConfigWire>('/api/config', ask)
    return { kind: 'brand', brandId, name: shopName }
  }
  const all = await read<Brand[]>('/api/brands/findAll', ask)
  const brand = all.find((one) => one.brandId === brandId)
  return brand && { kind: 'brand', brandId, name: brand.brandName }
}

async function read<T>(address: string, ask: Ask): Promise<T> {
  const response = await ask(address)
  if (!response.ok) throw unreadable(response)
  return response.json()
}

const unreadable = ({ status }: Response) =>
  Object.assign(new Error(`The API answered ${status}`), { statusCode: status })

/** '61-glucose-test-strips'; the id alone where a name has no letters of the alphabet. */
export function withSlug(id: number, name: string, { slugOf }: Pick<Drawer, 'slugOf'>): string {
  const slug = slugOf(name)
  return slug ? `${id}-${slug}` : String(id)
}

/** The one clean address of a subject, without filters and pages. */
export function cleanPath(subject: Subject, address: string, drawer: Drawer): string {
  switch (subject.kind) {
    case 'product':
      return `/p/${withSlug(subject.product.productId, subject.product.productName, drawer)}`
    case 'category':
      return `/c/${withSlug(subject.category.categoryId, subject.category.subCategory, drawer)}`
    case 'brand':
      return `/b/${withSlug(subject.brandId, subject.name, drawer)}`
    case 'department':
      return departmentPath(subject.department.deptName, drawer)
    case 'plain':
      return drawer.cleanAddress(address.split('?')[0] ?? '') ?? '/'
  }
}

/** The clean address of a department. */
export const departmentPath = (name: string, { cleanAddress }: Pick<Drawer, 'cleanAddress'>) =>
  cleanAddress(`/category/${encodeURIComponent(name)}`) ?? '/'
