import { MAX_ID } from '@mendwell/domain/orders/limits'
import { isMeasureName } from '@mendwell/pictures/measures/measures'
import { isSceneName } from '@mendwell/pictures/scenes/scenes'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { PHOTO_FAMILY, PRODUCT_VIEWS } from './pictures/image-url.ts'
import {
  findPhotoPicture,
  findPreview,
  findProductPicture,
  findTilePicture,
  measurePicture,
  scenePicture,
} from './pictures/picture-source.ts'
import type { ImageFormat } from './pictures/pictures.repository.ts'
import { acceptedFormats } from './pictures/rendering/accepted-formats.ts'
import {
  makePictureServer,
  type PictureRequest,
  type PictureServer,
} from './pictures/rendering/make-picture-server.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
/** An outdated URL: good enough to show, not to cache. */
const FOR_A_WHILE = 'public, max-age=300'
/** Pages name scenes without their hash; scenes change only with a release. */
const FOR_A_DAY = 'public, max-age=86400'
/** Pixels across; the middle one is the default. */
const LIST_WIDTHS = [200, 400, 800] as const
/** One size; PNG, which all networks that show previews can read. */
const PREVIEW_WIDTHS = [1200, 1200, 1200] as const
const PREVIEW_FORMATS = ['png'] as const
/** Small drawings beside a field. */
const MEASURE_WIDTHS = [240, 480, 720] as const
/** The middle one is for a phone's page. */
const SCENE_WIDTHS = [400, 720, 1600] as const

interface Address {
  Params: Record<string, string>
  Querystring: { w?: string | string[] }
}

/** Pictures for browsers, outside /api. URLs carry a hash of what the picture shows (image-url.ts). */
export const mediaRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps
    const pictures = makePictureServer(deps)
    app.addHook('onClose', () => pictures.close())
    const options = { schema: { hide: true } }

    app.get<Address>('/media/products/:productId/:viewHash', options, (request, reply) => {
      const { name, hash } = nameAndHash(request.params.viewHash)
      const view = PRODUCT_VIEWS.find((known) => known === name)
      const id = idOf(request.params.productId)
      if (!view || !id) throw noSuchPicture()
      const family = `product/${id}/${view}/`
      const find = () => findProductPicture(deps, id, view)
      return send(pictures, { request, reply, widths: LIST_WIDTHS, family, hash, find })
    })

    app.get<Address>('/media/photos/:idHash', options, (request, reply) => {
      const { name, hash } = nameAndHash(request.params.idHash)
      const id = idOf(name)
      if (!id) throw noSuchPicture()
      const find = () => findPhotoPicture(deps, id)
      const family = `${PHOTO_FAMILY}${id}/`
      return send(pictures, { request, reply, widths: LIST_WIDTHS, family, hash, find })
    })

    app.get<Address>('/media/categories/:idHash', options, (request, reply) => {
      const { name, hash } = nameAndHash(request.params.idHash)
      const id = idOf(name)
      if (!id) throw noSuchPicture()
      const family = `category/${id}/`
      const find = () => findTilePicture(db, id)
      return send(pictures, { request, reply, widths: LIST_WIDTHS, family, hash, find })
    })

    app.get<Address>('/media/previews/:idHash', options, (request, reply) => {
      const { name, hash } = nameAndHash(request.params.idHash)
      const id = idOf(name)
      if (!id) throw noSuchPicture()
      const picture = { widths: PREVIEW_WIDTHS, formats: PREVIEW_FORMATS }
      const find = () => findPreview(deps, id)
      return send(pictures, { request, reply, ...picture, family: `preview/${id}/`, hash, find })
    })

    app.get<Address>('/media/scenes/:nameHash', options, (request, reply) => {
      const { nameHash = '' } = request.params
      const { name, hash } = isSceneName(nameHash)
        ? { name: nameHash, hash: '' }
        : nameAndHash(nameHash)
      if (!isSceneName(name)) throw noSuchPicture()
      const family = `scene/${name}/`
      const find = async () => scenePicture(name)
      const caching = { widths: SCENE_WIDTHS, otherwise: FOR_A_DAY }
      return send(pictures, { request, reply, ...caching, family, hash, find })
    })

    app.get<Address>('/media/measures/:name', options, (request, reply) => {
      const { name = '' } = request.params
      if (!isMeasureName(name)) throw noSuchPicture()
      const family = `measure/${name}/`
      const find = async () => measurePicture(name)
      const caching = { widths: MEASURE_WIDTHS, otherwise: FOR_A_DAY }
      return send(pictures, { request, reply, ...caching, family, hash: '', find })
    })
  }

const noSuchPicture = () => notFound('This picture')

interface Answer extends Pick<PictureRequest, 'family' | 'hash' | 'find'> {
  request: FastifyRequest<Address>
  reply: FastifyReply
  widths: readonly [number, number, number]
  /** For answers that depend on which formats the client can read. */
  formats?: readonly ImageFormat[]
  /** Cache-Control of a URL without the current hash. */
  otherwise?: string
}

async function send(pictures: PictureServer, answer: Answer) {
  const { request, reply, widths, otherwise = FOR_A_WHILE, ...picture } = answer
  const { formats = acceptedFormats(request.headers.accept) } = answer
  const width = widthOf(request.query.w, widths)
  const served = await pictures.get({ ...picture, width, formats })
  if (!served) throw noSuchPicture()
  const { bytes, format, hash } = served
  return reply
    .header('Cache-Control', picture.hash === hash ? FOR_EVER : otherwise)
    .header('Vary', 'Accept')
    .header('ETag', `"${hash}-${width}-${format}"`)
    .type(`image/${format}`)
    .send(bytes)
}

/** `pack-3fa94b0c1d2e` → both parts; a name with another ending is shown, not cached. */
function nameAndHash(text = '') {
  const at = text.lastIndexOf('-')
  if (at < 0) return { name: text, hash: '' }
  const ending = text.slice(at + 1)
  return { name: text.slice(0, at), hash: /^[0-9a-f]{12}$/.test(ending) ? ending : '' }
}

function idOf(text = '') {
  return /^\d{1,10}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : undefined
}

/** The smallest stored width that is not below the requested one; the middle one by default. */
function widthOf(
  requested: string | string[] | undefined,
  widths: readonly [number, number, number],
) {
  const [, usual, largest] = widths
  const wanted = Number(requested)
  if (!(wanted > 0)) return usual
  return widths.find((width) => width >= wanted) ?? largest
}
