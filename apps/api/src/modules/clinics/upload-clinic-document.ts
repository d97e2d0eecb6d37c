import type { ClinicDocument } from '@mendwell/contract/people/clinics'
import type { Deps } from '../../deps/deps.ts'
import { ShopError, sentence } from '../../ground/errors.ts'
import { LIMITS } from '../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../limits/reserve-attempt.ts'
import { documentName } from '../catalog/documents/document-name.ts'
import { reencodePhoto } from '../catalog/uploads/reencode-photo.ts'
import { insertClinicDocument } from './clinic-documents.repository.ts'

interface Upload {
  custId: number
  fileName: string
  bytes: Buffer
}

/** Limits of a photographed license: as many pixels as phones produce, stored wide enough to be read. */
const LICENSE_PHOTO = { maxPixels: 60_000_000, maxWidth: 2400 }

/**
 * Stores a license until its request is sent. A picture is decoded and encoded again, like those of products.
 * @throws ShopError 415 for a file that is neither a PDF nor a picture, 429.
 */
export async function uploadClinicDocument(
  deps: Pick<Deps, 'db' | 'config'>,
  { custId, fileName, bytes }: Upload,
): Promise<ClinicDocument> {
  const takeBack = await reserveAttempt(deps, LIMITS.clinicDocument, custId)
  try {
    const file = await readable(bytes)
    const name = documentName(fileName)
    const named = file.mimeType === 'image/webp' ? name.replace(/\.pdf$/, '.webp') : name
    return await insertClinicDocument(deps.db, { custId, fileName: named, ...file })
  } catch (error) {
    await takeBack()
    throw error
  }
}

async function readable(bytes: Buffer) {
  if (bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    return { mimeType: 'application/pdf', bytes } as const
  }
  const photo = await reencodePhoto(bytes, LICENSE_PHOTO).catch(() => undefined)
  if (!photo) throw new ShopError(415, 'WRONG_TYPE', sentence('notALicense'))
  return { mimeType: photo.type, bytes: photo.bytes } as const
}
