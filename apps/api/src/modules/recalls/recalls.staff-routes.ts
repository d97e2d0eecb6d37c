import { Readable } from 'node:stream'
import * as buyers from '@mendwell/contract/recalls/recall-buyers'
import * as feed from '@mendwell/contract/recalls/recall-feed'
import * as contract from '@mendwell/contract/recalls/recalls'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { notFound, ShopError, sentence } from '../../ground/errors.ts'
import { readUpload, readUploads } from '../../http/bodies/read-upload.ts'
import { csvFile } from '../../http/csv-file.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { confirmRecall } from './confirming/confirm-recall.ts'
import { endRecall, liftRecallHold } from './confirming/end-recall.ts'
import { getRecall } from './desk/get-recall.ts'
import { MAX_FILE_BYTES, readRecordFile, recallFileTooBig } from './desk/read-record-file.ts'
import { findRecall, findRecallPage } from './desk/recalls.repository.ts'
import { addRecall, saveRecall } from './desk/save-recall.ts'
import { takeRecords } from './desk/take-records.ts'
import { getFeed, readFeed } from './feed/read-feed.ts'
import { exportBuyers } from './notices/export-buyers.ts'
import { findBuyers } from './notices/notices.repository.ts'
import { remindBuyers } from './notices/remind-buyers.ts'

type EndRequest = FastifyRequest & { params: { recallId: number }; body: { note: string } }

/** Staff door, recalls.handle: recalls, the buyers they affect, and their answers. */
export const staffRecallRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    await readUploads(app)
    const { db } = deps
    const show = (recallId: number) => getRecall(db, recallId, deps.clock.now())
    const existing = async (recallId: number) => {
      if (!(await findRecall(db, recallId))) throw notFound('Recall')
    }

    app.route({ ...contract.findRecalls, handler: (request) => findRecallPage(db, request.query) })

    app.route({
      ...contract.addRecall,
      handler: async (request) =>
        show(await addRecall(deps, request.body, await signedIn(deps, request))),
    })

    app.route({
      ...contract.uploadRecalls,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        const limit = { maxBytes: MAX_FILE_BYTES, tooBig: recallFileTooBig }
        const { file } = await readUpload(request, limit)
        if (!file) throw new ShopError(400, 'MALFORMED', sentence('uploadForm'))
        return takeRecords(deps, readRecordFile(file.bytes), who)
      },
    })

    app.route({ ...feed.getRecallFeed, handler: () => getFeed(db) })

    app.route({
      ...feed.readRecallFeed,
      handler: async (request) => readFeed(deps, await signedIn(deps, request)),
    })

    app.route({ ...contract.getRecall, handler: (request) => show(request.params.recallId) })

    app.route({
      ...contract.saveRecall,
      handler: async (request) => {
        const { recallId } = request.params
        const who = await signedIn(deps, request)
        await saveRecall(deps, { recallId, recall: request.body }, who)
        return show(recallId)
      },
    })

    app.route({
      ...contract.confirmRecall,
      handler: async (request) => {
        const { recallId } = request.params
        const who = await signedIn(deps, request)
        await confirmRecall(deps, { recallId, confirm: request.body }, who)
        return show(recallId)
      },
    })

    const end = async (request: EndRequest, status: 'CLOSED' | 'REJECTED') => {
      const { recallId } = request.params
      const who = await signedIn(deps, request)
      await endRecall(deps, { recallId, note: request.body.note, status }, who)
      return show(recallId)
    }

    app.route({ ...contract.rejectRecall, handler: (request) => end(request, 'REJECTED') })

    app.route({ ...contract.closeRecall, handler: (request) => end(request, 'CLOSED') })

    app.route({
      ...contract.liftRecallHold,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        await liftRecallHold(deps, { ...request.params, note: request.body.note }, who)
        return show(request.params.recallId)
      },
    })

    app.route({
      ...buyers.findRecallBuyers,
      handler: async (request) => {
        const { recallId } = request.params
        await existing(recallId)
        const { page, size, ...asked } = request.query
        return findBuyers(db, { ...asked, recallId, limit: size, offset: (page - 1) * size })
      },
    })

    app.route({
      ...buyers.exportRecallBuyers,
      handler: async (request, reply) => {
        const { recallId } = request.params
        await existing(recallId)
        return csvFile(reply, `recall-${recallId}.csv`).send(
          Readable.from(exportBuyers(db, recallId)),
        )
      },
    })

    app.route({
      ...buyers.remindRecallBuyers,
      handler: async (request) =>
        remindBuyers(deps, request.params.recallId, await signedIn(deps, request)),
    })
  }
