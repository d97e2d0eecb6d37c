import fs from 'node:fs'
import path from 'node:path'
import { SHOPS } from '../topology/topology.ts'
import type { Fault } from './ground.ts'

/** A column on the busiest table, a check validated separately, and a new table: what a version can contain. */
const MIGRATION = `alter table public.orders add column drill_note text;
alter table public.orders add constraint drill_note_short check (length(drill_note) <= 200) not valid;
create table public.drill_mark (order_id bigint primary key references public.orders (order_id), at timestamptz not null default now());
`

/** The parts of a checkout a shop runs from; its packages are shared. */
const COPIED = ['apps/api', 'bench', 'packages', 'scripts', 'package.json']
const SHARED = ['apps/web']

/**
 * One shop after the other is upgraded, while the other serves; the first one migrates during the older one's orders.
 */
export const rollingUpgrade: Fault = {
  name: 'rolling upgrade with a migration',
  strike: async ({ topology, checkout, shops }) => {
    const later = makeVersion(checkout, path.join(topology.folder, 'later'))
    for (const name of SHOPS) {
      await shops.close(name)
      await shops.start(name, later)
    }
  },
  mend: async () => {},
}

/** A copy of the checkout with one more migration. */
function makeVersion(checkout: string, folder: string): string {
  for (const name of COPIED) {
    fs.cpSync(path.join(checkout, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    })
  }
  for (const name of SHARED) fs.symlinkSync(path.join(checkout, name), path.join(folder, name))
  sharePackages(checkout, folder)
  fs.writeFileSync(path.join(folder, 'apps/api/migrations/9999_drill.sql'), MIGRATION)
  return folder
}

/** Links to all packages, except the workspaces, which are the copy's own. */
function sharePackages(checkout: string, folder: string) {
  const from = path.join(checkout, 'node_modules')
  const to = path.join(folder, 'node_modules')
  fs.mkdirSync(to)
  for (const name of fs.readdirSync(from)) {
    if (name === '@mendwell')
      fs.cpSync(path.join(from, name), path.join(to, name), {
        recursive: true,
        verbatimSymlinks: true,
      })
    else fs.symlinkSync(path.join(from, name), path.join(to, name))
  }
}
