import multipart from '@fastify/multipart'
import { MAX_ID } from '@mendwell/domain/orders/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SMALL_FILE } from '../../ground/csv/read-small-file.ts'
import { ShopError, sentence } from '../../ground/errors.ts'
import { awaitFile } from './bodies-in-time.ts'

/** Lets the routes of this scope parse multipart forms with one file and a few short fields. */
export async function readUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fields: 5, fieldSize: 2000, fieldNameSize: 100, parts: 6, headerPairs: 50 },
  })
}

export interface Upload {
  /** undefined if the form had no field `file`. */
  file: { bytes: Buffer; fileName: string } | undefined
  /** undefined if the form had no such id. */
  productId: number | undefined
}

interface Limit {
  maxBytes: number
  tooBig: () => ShopError
}

/**
 * The file and the product of an upload's form.
 * @throws the error of `tooBig` for a file of more than `maxBytes`; ShopError 415 for a body that is not a form, 400
 * for a malformed one.
 */
export async function readUpload(request: FastifyRequest, limit: Limit): Promise<Upload> {
  if (!request.isMultipart()) throw new ShopError(415, 'WRONG_TYPE', sentence('uploadForm'))
  awaitFile(request)
  try {
    return await readParts(request, limit)
  } catch (error) {
    refuseForm(error)
  }
}

/**
 * The bytes of a CSV file that one person typed, of an upload's form.
 * @throws ShopError 413 for more than 1 MB; 400 for a form without a file; as readUpload
 */
export async function readCsvUpload(request: FastifyRequest): Promise<Buffer> {
  const { file } = await readUpload(request, SMALL_FILE)
  if (!file) throw new ShopError(400, 'MALFORMED', sentence('uploadForm'))
  return file.bytes
}

/** The parser's errors about a malformed form have no status of their own. */
function refuseForm(error: unknown): never {
  if (error instanceof Error && 'statusCode' in error) throw error
  throw new ShopError(400, 'MALFORMED', sentence('uploadForm'))
}

interface StreamedFile {
  file: AsyncIterable<Buffer>
  fileName: string
}

/**
 * Passes the file of an upload's form to `receive` as it arrives, for files too large for memory; undefined if the form
 * had no field `file`.
 * @throws as readUpload; `receive` must undo its work when the file breaks off.
 */
export async function streamUpload<Received>(
  request: FastifyRequest,
  { maxBytes, tooBig }: Limit,
  receive: (file: StreamedFile) => Promise<Received>,
): Promise<Received | undefined> {
  if (!request.isMultipart()) throw new ShopError(415, 'WRONG_TYPE', sentence('uploadForm'))
  awaitFile(request)
  const part = await request.file({ limits: { fileSize: maxBytes + 1 } }).catch(refuseForm)
  if (part?.fieldname !== 'file') return undefined
  const { file, filename } = part
  async function* whole(): AsyncGenerator<Buffer> {
    try {
      yield* file
    } catch (error) {
      refuseForm(error)
    }
    if (file.truncated) throw tooBig()
  }
  return receive({ file: whole(), fileName: filename })
}

async function readParts(request: FastifyRequest, { maxBytes, tooBig }: Limit): Promise<Upload> {
  const upload: Upload = { file: undefined, productId: undefined }
  // One byte more than allowed: a file that reaches the limit is truncated, and then certainly too big.
  for await (const part of request.parts({ limits: { fileSize: maxBytes + 1 } })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer().catch((error) => {
        throw isTooLarge(error) ? tooBig() : error
      })
      if (bytes.length > maxBytes) throw tooBig()
      if (part.fieldname === 'file') upload.file = { bytes, fileName: part.filename }
    } else if (part.fieldname === 'productId') {
      upload.productId = idOf(part.value)
    }
  }
  return upload
}

const isTooLarge = (error: { code?: string }) => error.code === 'FST_REQ_FILE_TOO_LARGE'

function idOf(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : 0
  return id >= 1 && id <= MAX_ID ? id : undefined
}
