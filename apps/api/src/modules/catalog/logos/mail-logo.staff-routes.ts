import * as contract from '@mendwell/contract/mail-logo/mail-logo'
import { MAX_IMAGE_BYTES } from '@mendwell/domain/orders/limits'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { readUpload, readUploads } from '../../../http/bodies/read-upload.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { imageTooBig, missingField } from '../uploads/media.errors.ts'
import { getMailLogo, removeMailLogo, uploadMailLogo } from './save-mail-logo.ts'

/** Staff door, settings.write: the logo at the head of mails. */
export const mailLogoRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    await readUploads(app)

    app.route({
      ...contract.getMailLogo,
      handler: async () => ({ logo: await getMailLogo(deps.db) }),
    })

    app.route({
      ...contract.uploadMailLogo,
      handler: async (request) => {
        const limit = { maxBytes: MAX_IMAGE_BYTES, tooBig: imageTooBig }
        const { file } = await readUpload(request, limit)
        if (!file) throw missingField('file')
        return { logo: await uploadMailLogo(deps, await signedIn(deps, request), file.bytes) }
      },
    })

    app.route({
      ...contract.removeMailLogo,
      handler: async (request) => ({
        logo: await removeMailLogo(deps.db, await signedIn(deps, request)),
      }),
    })
  }
