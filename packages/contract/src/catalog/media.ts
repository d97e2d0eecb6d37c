import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText } from '../wire/shapes.ts'

const tags = ['media'] as const

/** A picture of a product; `finalImage` is base64, `type` its mime type (Specification §3). */
export const ProductImage = z.object({
  /** null for the drawing of a product without a photo. */
  imageId: z.nullable(Id),
  productId: Id,
  type: z.string(),
  finalImage: z.string(),
})
export type ProductImage = z.output<typeof ProductImage>

export const UploadedImage = z.object({
  imageId: Id,
  productId: Id,
  type: z.string(),
  imageUrl: z.string(),
})
export type UploadedImage = z.output<typeof UploadedImage>

/** All photos of a product in order, and the URL of its main picture. */
export const OrderedImages = z.object({
  productId: Id,
  imageIds: z.array(Id),
  imageUrl: z.string(),
})
export type OrderedImages = z.output<typeof OrderedImages>

export const ProductDocument = z.object({
  documentId: Id,
  productId: Id,
  fileName: z.string(),
  sizeBytes: z.int(),
  url: z.string(),
})
export type ProductDocument = z.output<typeof ProductDocument>

const multipart = ['multipart/form-data'] as const

/** One file of a product, as a form sends it. */
const UploadForm = z.object({ file: z.file(), productId: Id })

export const uploadProductImage = endpoint({
  method: 'POST',
  url: '/productImage/upload',
  schema: {
    summary: 'Staff: a photo of a product, at most 65,000 bytes; fields `file` and `productId`',
    tags,
    consumes: multipart,
    form: UploadForm,
    response: { 200: UploadedImage, ...problems(400, 401, 403, 404, 413, 415, 422) },
  },
})

export const findAllProductImages = endpoint({
  method: 'GET',
  url: '/productImage/files',
  schema: {
    summary: 'The newest uploaded photos of all products',
    tags,
    response: { 200: z.array(ProductImage) },
  },
})

export const findProductImages = endpoint({
  method: 'GET',
  url: '/productImage/files/:productId',
  schema: {
    summary: 'Photos of a product; its drawn picture where there is none',
    tags,
    params: z.object({ productId: IdText }),
    response: { 200: z.array(ProductImage), ...problems(422) },
  },
})

export const orderProductImages = endpoint({
  method: 'PUT',
  url: '/productImage/order',
  schema: {
    summary:
      'Staff: puts photos of a product first, in this order; the first one is its main picture',
    tags,
    body: z.object({
      productId: Id,
      imageIds: z.array(Id).check(z.minLength(1), z.maxLength(500)),
    }),
    response: { 200: OrderedImages, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const deleteProductImage = endpoint({
  method: 'DELETE',
  url: '/productImage/:imageId',
  schema: {
    summary: 'Staff: removes a photo; one that is gone already is fine',
    tags,
    params: z.object({ imageId: IdText }),
    response: { 200: z.object({ imageId: z.int() }), ...problems(401, 403, 422) },
  },
})

export const uploadProductDocument = endpoint({
  method: 'POST',
  url: '/productDocuments/upload',
  schema: {
    summary: 'Staff: a PDF of a product, at most 10 MB; fields `file` and `productId`',
    tags,
    consumes: multipart,
    form: UploadForm,
    response: { 200: ProductDocument, ...problems(400, 401, 403, 404, 413, 415, 422) },
  },
})

export const findProductDocuments = endpoint({
  method: 'GET',
  url: '/productDocuments/files/:productId',
  schema: {
    summary: 'Documents of a product, with the address each is downloaded from',
    tags,
    params: z.object({ productId: IdText }),
    response: { 200: z.array(ProductDocument), ...problems(422) },
  },
})
