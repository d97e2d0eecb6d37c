import { expect } from 'vitest'
import type { TestShop } from '../shop/start-test-shop.ts'

/** Uploads a file to import, and waits until it has been checked; returns the result. */
export async function sendImport(shop: TestShop, bearer: string, content: string | Buffer) {
  const payload = new FormData()
  payload.append('file', new File([new Uint8Array(Buffer.from(content))], 'groups.csv'))
  const headers = { authorization: `Bearer ${bearer}` }
  const sent = { method: 'POST', url: '/api/staff/imports', headers, payload } as const
  const response = await shop.app.inject(sent)
  expect(response.statusCode).toBe(200)
  await shop.runJobs()
  return lookAtImport(shop, bearer, response.json().importId)
}

export const lookAtImport = async (shop: TestShop, bearer: string, importId: number) =>
  (await shop.get(`/staff/imports/${importId}`, { bearer })).json()

/** Applies or undoes an import, and waits for it. */
export async function stepImport(
  shop: TestShop,
  bearer: string,
  { importId, step }: { importId: number; step: 'apply' | 'undo' },
) {
  const response = await shop.post(`/staff/imports/${importId}/${step}`, {}, { bearer })
  expect(response.statusCode).toBe(200)
  await shop.runJobs()
  return lookAtImport(shop, bearer, importId)
}
