import { Readable } from 'node:stream'
import * as contract from '@mendwell/contract/catalog/media'
import { deleteProductDocument as deleteProductDocumentCall } from '@mendwell/contract/catalog/staff-products'
import { MAX_DOCUMENT_BYTES, MAX_IMAGE_BYTES } from '@mendwell/domain/orders/limits'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { signatureOf } from '../../ground/principal.ts'
import { readUpload, readUploads, type Upload } from '../../http/bodies/read-upload.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { deleteProductDocument } from './documents/delete-product-document.ts'
import { attachment } from './documents/document-name.ts'
import { documentUrl } from './documents/document-url.ts'
import { readDocument } from './documents/read-document.ts'
import { uploadProductDocument } from './documents/upload-product-document.ts'
import { findDocument, findDocuments } from './pictures/uploads.repository.ts'
import { deleteProductImage } from './uploads/delete-product-image.ts'
import { listAllImages, listProductImages } from './uploads/list-product-images.ts'
import { documentTooBig, imageTooBig, missingField } from './uploads/media.errors.ts'
import { orderProductImages } from './uploads/order-product-images.ts'
import { uploadProductImage } from './uploads/upload-product-image.ts'

/** Open door: uploaded files. */
export const productFileRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findAllProductImages,
      // Base64 of compressed pictures: compressing it again is slow and gains little.
      compress: false,
      handler: async (_, reply) => sendJson(reply, await listAllImages(deps)),
    })

    app.route({
      ...contract.findProductImages,
      compress: false,
      handler: async (request, reply) =>
        sendJson(reply, await listProductImages(deps, request.params.productId)),
    })

    app.route({
      ...contract.findProductDocuments,
      handler: async (request) => {
        const documents = await findDocuments(deps.db, request.params.productId)
        return documents.map((document) => ({
          ...document,
          url: documentUrl(document.documentId),
        }))
      },
    })
  }

/** Each part is written once the one before it is on its way. */
const sendJson = (reply: FastifyReply, parts: AsyncGenerator<string>) =>
  reply.type('application/json; charset=utf-8').send(Readable.from(parts, { highWaterMark: 1 }))

/** Outside /api: documents are saved, never shown inside the shop's own pages. */
export const documentRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { documentId: string } }>(
      '/media/documents/:documentId',
      { schema: { hide: true } },
      async (request, reply) => {
        const { documentId } = request.params
        const id = /^\d{1,9}$/.test(documentId) ? Number(documentId) : 0
        const document = await findDocument(deps.db, id)
        if (!document) throw notFound('Document')
        const parts = await readDocument(deps, document)
        return reply
          .header('Content-Disposition', attachment(document.fileName))
          .header('Content-Security-Policy', "sandbox; default-src 'none'")
          .header('Cache-Control', 'public, max-age=300')
          .header('ETag', `"${document.documentId}-${document.createdAt.getTime()}"`)
          .header('Content-Length', document.sizeBytes)
          .type('application/pdf')
          .send(Readable.from(parts, { highWaterMark: 1 }))
      },
    )
  }

/** Staff door: visitors and customers are rejected before a byte of the file is read. */
export const staffMediaRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    await readUploads(app)

    app.route({
      ...contract.uploadProductImage,
      handler: async (request) => {
        const limit = { maxBytes: MAX_IMAGE_BYTES, tooBig: imageTooBig }
        const { bytes, productId } = complete(await readUpload(request, limit))
        const updatedBy = signatureOf(await signedIn(deps, request))
        return uploadProductImage(deps, { productId, bytes, updatedBy })
      },
    })

    app.route({
      ...contract.uploadProductDocument,
      handler: async (request) => {
        const limit = { maxBytes: MAX_DOCUMENT_BYTES, tooBig: documentTooBig }
        const upload = complete(await readUpload(request, limit))
        const updatedBy = signatureOf(await signedIn(deps, request))
        return uploadProductDocument(deps, { ...upload, updatedBy })
      },
    })

    app.route({
      ...contract.orderProductImages,
      handler: (request) => orderProductImages(deps, request.body),
    })

    app.route({
      ...contract.deleteProductImage,
      handler: (request) => deleteProductImage(deps, request.params.imageId),
    })

    app.route({
      ...deleteProductDocumentCall,
      handler: (request) => deleteProductDocument(deps.db, request.params.documentId),
    })
  }

/** @throws ShopError 422 */
function complete({ file, productId }: Upload) {
  if (!file) throw missingField('file')
  if (productId === undefined) throw missingField('productId')
  return { ...file, productId }
}
