import fs from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { end } from '../postgres/held-server.ts'
import { filledFolder } from './filled-folder.ts'
import { openShopProcess, refusedStart } from './shop-process.ts'

let place: Awaited<ReturnType<typeof filledFolder>>
beforeAll(async () => {
  place = await filledFolder()
})
afterAll(() => place.remove())

it('opens the same shop after its data folder was renamed, and no empty one once its data is gone', async () => {
  const first = await openShopProcess({ DATA_DIR: place.folder })
  await end(first.process, 'SIGTERM')
  const renamed = `${place.folder} renamed`
  fs.renameSync(place.folder, renamed)

  const second = await openShopProcess({ DATA_DIR: renamed })
  const { productList } = await (
    await fetch(`${second.address}/api/products/findProductsByCategory/61?pageSize=1`)
  ).json()
  await end(second.process, 'SIGTERM')
  // As root the data is outside the folder, where another machine or a volume may leave it behind.
  const isOutside = fs.existsSync(place.data)
  if (isOutside) fs.renameSync(place.data, `${place.data}-gone`)
  else fs.rmSync(`${renamed}/postgres/PG_VERSION`)
  const third = await refusedStart({ DATA_DIR: renamed })
  if (isOutside) fs.renameSync(`${place.data}-gone`, place.data)

  expect(second.output.filter((line) => /Making a new|Loading|Staff log-in/.test(line))).toEqual([])
  expect(productList).toHaveLength(1)
  expect(third.code).toBe(1)
  expect(third.errors.join('\n')).toMatch(
    isOutside ? `is kept in ${place.data}, and that is not there` : 'holds no PostgreSQL database',
  )
})
