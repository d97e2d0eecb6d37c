import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { locateInstallation, urlOf } from '../../src/db/postgres/installation.ts'
import { ask, end } from '../postgres/held-server.ts'
import { filledFolder } from './filled-folder.ts'
import { openShopProcess } from './shop-process.ts'

let place: Awaited<ReturnType<typeof filledFolder>>
beforeEach(async () => {
  place = await filledFolder()
})
afterEach(() => place.remove())

const waiting = { timeout: 90_000, interval: 100 }

it('continues if finished jobs cannot be recorded on a full disk, and runs them once there is room', async () => {
  const shop = await openShopProcess({ DATA_DIR: place.folder })
  const database = urlOf(await locateInstallation(place.folder), 'mendwell')
  const queued = (task: string) =>
    ask(
      database,
      `select count(*) from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where identifier = '${task}'`,
    )
  // Every statement about a taken job fails as on a full disk, and counts its attempts.
  await ask(database, 'create sequence refusals')
  await ask(
    database,
    `create function disk_is_full() returns trigger language plpgsql as $$
     begin
       perform nextval('public.refusals');
       raise exception 'could not extend file: No space left on device' using errcode = '53100';
     end $$`,
  )
  await ask(
    database,
    `create trigger full_disk before update or delete on graphile_worker._private_jobs
     for each row when (old.locked_by is not null) execute function disk_is_full()`,
  )

  // One that fails and one that succeeds: neither can be recorded.
  await ask(database, `select graphile_worker.add_job('deliver_message', '{"outboxId":"none"}')`)
  await ask(database, `select graphile_worker.add_job('clean_up')`)
  await vi.waitFor(
    async () =>
      expect(Number(await ask(database, 'select last_value from refusals'))).toBeGreaterThan(1),
    waiting,
  )
  const duringOutage = await fetch(`${shop.address}/readyz`)
  await ask(database, 'drop function disk_is_full cascade')
  await ask(database, `select graphile_worker.add_job('resume_imports', job_key => 'after')`)
  await vi.waitFor(async () => expect(await queued('resume_imports')).toBe('0'), waiting)

  expect(duringOutage.status).toBe(200)
  expect(shop.process.exitCode).toBe(null)
  await end(shop.process, 'SIGTERM')
  expect(shop.process.exitCode).toBe(0)
})
