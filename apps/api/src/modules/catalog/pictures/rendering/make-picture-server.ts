import type { Deps } from '../../../../deps/deps.ts'
import type { PictureSource } from '../picture-source.ts'
import {
  deleteOutdatedVariants,
  findVariants,
  type ImageFormat,
  insertVariant,
  type Variant,
} from '../pictures.repository.ts'
import { makeRenderQueue } from './render-queue.ts'
import { renderVariant } from './render-variant.ts'

export interface PictureRequest {
  /** The prefix of the subject of all versions of the picture, such as `product/1001/pack/`. */
  family: string
  /** The hash in the URL; any other than the current one gets the current picture. */
  hash: string
  width: number
  /** What the client can read, best first. */
  formats: readonly ImageFormat[]
  find(): Promise<PictureSource | undefined>
}

interface ServedPicture {
  bytes: Buffer
  format: ImageFormat
  hash: string
}

export type PictureServer = ReturnType<typeof makePictureServer>

/**
 * Pictures in the requested width: stored ones at once, others rendered now as WebP. One requested a second time is
 * also rendered as AVIF for later requests: a crawler that loads every picture once costs no AVIF. Concurrent requests
 * for one picture share one rendering.
 */
export function makePictureServer({ db, logger }: Pick<Deps, 'db' | 'logger'>) {
  const queue = makeRenderQueue()
  const inTheMaking = new Map<string, Promise<Buffer>>()
  const waiting = new Set<string>()

  async function make(request: PictureRequest, source: PictureSource, variant: Variant) {
    const bytes = await renderVariant(source, variant.width, variant.format)
    await store(request, variant, bytes)
    return bytes
  }

  /** If the disk is full, the picture is still sent, and rendered again for the next request. */
  async function store({ family }: PictureRequest, variant: Variant, bytes: Buffer) {
    try {
      await deleteOutdatedVariants(db, family, variant.subject)
      await insertVariant(db, variant, bytes)
    } catch (error) {
      logger.warn({ err: error, picture: family }, 'a picture could not be kept')
    }
  }

  function makeOnce(request: PictureRequest, source: PictureSource, variant: Variant) {
    const key = keyOf(variant)
    const begun = inTheMaking.get(key)
    if (begun) return begun
    const making = queue
      .now(() => make(request, source, variant))
      .finally(() => inTheMaking.delete(key))
    inTheMaking.set(key, making)
    return making
  }

  /** AVIF takes five times as long as WebP: it is rendered in the background. */
  function makeAvifLater(request: PictureRequest) {
    const key = `${request.family} ${request.width}`
    if (waiting.has(key)) return
    const accepted = queue.later(async () => {
      try {
        const source = await request.find()
        if (!source) return
        const subject = request.family + source.hash
        await make(request, source, { subject, width: request.width, format: 'avif' })
      } catch (error) {
        logger.warn({ err: error, picture: request.family }, 'a picture could not be made')
      } finally {
        waiting.delete(key)
      }
    })
    if (accepted) waiting.add(key)
  }

  async function findStored(request: PictureRequest, hash: string) {
    if (hash === '') return undefined
    const { family, width, formats } = request
    const stored = await findVariants(db, { subject: family + hash, width, formats })
    for (const format of formats) {
      const variant = stored.find((row) => row.format === format)
      if (variant) return { bytes: variant.bytes, format, hash }
    }
    return undefined
  }

  async function findOrMake(request: PictureRequest): Promise<ServedPicture | undefined> {
    const source = await request.find()
    if (!source) return undefined
    const { hash } = source
    const stored = hash === request.hash ? undefined : await findStored(request, hash)
    if (stored) return stored
    const format = request.formats.find((candidate) => candidate !== 'avif') ?? 'webp'
    const variant = { subject: request.family + hash, width: request.width, format }
    return { bytes: await makeOnce(request, source, variant), format, hash }
  }

  return {
    /** undefined if there is nothing to render. */
    async get(request: PictureRequest): Promise<ServedPicture | undefined> {
      // The usual case queries the database once: what a hash stands for never changes.
      const stored = await findStored(request, request.hash)
      if (!stored) return findOrMake(request)
      if (request.formats[0] === 'avif' && stored.format !== 'avif') makeAvifLater(request)
      return stored
    },
    close: () => queue.close(),
  }
}

const keyOf = ({ subject, width, format }: Variant) => `${subject} ${width} ${format}`
