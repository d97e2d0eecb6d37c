import * as media from '@mendwell/contract/catalog/media'
import * as forms from '@mendwell/contract/catalog/product-form'
import * as imports from '@mendwell/contract/catalog/product-imports'
import * as contract from '@mendwell/contract/catalog/staff-products'
import { countBackInStock } from '@mendwell/contract/content/back-in-stock'
import { call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'

export { LOW_STOCK, STOCK_REASONS } from '@mendwell/contract/catalog/staff-products'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>
export type ProductInput = Body<typeof forms.saveProduct>
type ProductChangeInput = Body<typeof forms.updateProduct>
export type GridInput = Body<typeof contract.editStaffProducts>['rows'][number]
type StockInput = Body<typeof contract.moveStock>

export const staffProducts = (list: Record<string, unknown>) =>
  query(contract.listStaffProducts, { query: list })
export const staffProduct = (productId: number) =>
  query(contract.getStaffProduct, { params: { productId } })
export const staffCategories = () => query(contract.findStaffCategories)
export const staffBrands = (list: Record<string, unknown>) =>
  query(contract.findStaffBrands, { query: list })
export const stockOf = (productId: number) =>
  query(contract.findStockMovements, { params: { productId } })
/** How many people wait for a back-in-stock mail. */
export const waitingFor = (productId: number) => query(countBackInStock, { params: { productId } })
export const imagesOf = (productId: number) =>
  query(media.findProductImages, { params: { productId } })

export const saveProduct = (body: ProductInput) => call(forms.saveProduct, { body })
export const updateProduct = (body: ProductChangeInput) => call(forms.updateProduct, { body })
/** Products per call; the contract accepts no more. */
export const PRODUCTS_AT_ONCE = 200

/** What was saved, and its events in the history, by which it is undone. */
export interface SavedProducts {
  saved: number
  eventIds: readonly number[]
}

/** Changes any number of products, two hundred per call: each call all or none. */
export async function editManyProducts(rows: readonly GridInput[]): Promise<SavedProducts> {
  let saved = 0
  const eventIds: number[] = []
  for (let start = 0; start < rows.length; start += PRODUCTS_AT_ONCE) {
    const edited = await call(contract.editStaffProducts, {
      body: { rows: rows.slice(start, start + PRODUCTS_AT_ONCE) },
    })
    saved += edited.saved
    if (edited.eventId !== null) eventIds.push(edited.eventId)
  }
  return { saved, eventIds }
}

export const duplicateProduct = (productId: number) =>
  call(contract.duplicateProduct, { params: { productId } })
export const moveStock = ({ productId, ...body }: StockInput & { productId: number }) =>
  call(contract.moveStock, { params: { productId }, body })
export const saveCategory = (body: contract.CategoryForm) => call(contract.saveCategory, { body })
export const saveBrand = (body: contract.BrandForm) => call(contract.saveBrand, { body })
export const saveDepartment = (body: contract.DepartmentForm) =>
  call(contract.saveDepartment, { body })

function formOf(file: Blob, name: string, productId?: number) {
  const form = new FormData()
  if (productId !== undefined) form.append('productId', String(productId))
  form.append('file', file, name)
  return form
}

interface Upload {
  productId: number
  file: Blob
  name: string
}

export const uploadImage = ({ productId, file, name }: Upload) =>
  call(media.uploadProductImage, { form: formOf(file, name, productId) })
export const orderImages = (body: Body<typeof media.orderProductImages>) =>
  call(media.orderProductImages, { body })
export const deleteImage = (imageId: number) =>
  call(media.deleteProductImage, { params: { imageId } })
export const uploadDocument = ({ productId, file, name }: Upload) =>
  call(media.uploadProductDocument, { form: formOf(file, name, productId) })
export const deleteDocument = (documentId: number) =>
  call(contract.deleteProductDocument, { params: { documentId } })

export const productImports = () => query(imports.listProductImports)
export const productImport = (importId: number) =>
  query(imports.getProductImport, { params: { importId } })
/** Compressed, since a text file shrinks to a tenth. */
export const sendImport = async (file: File) => {
  const packed = new Response(file.stream().pipeThrough(new CompressionStream('gzip')))
  const isPacked = file.name.endsWith('.gz')
  return call(imports.uploadProductImport, {
    form: formOf(isPacked ? file : await packed.blob(), file.name),
  })
}
export const applyImport = (importId: number) =>
  call(imports.applyProductImport, { params: { importId } })
export const undoImport = (importId: number) =>
  call(imports.undoProductImport, { params: { importId } })
/** URLs of files for download. */
export const EXPORT_ADDRESS = `/api${imports.exportProducts.url}`
export const errorReportAddress = (importId: number) =>
  `/api${imports.importErrorReport.url.replace(':importId', String(importId))}`
