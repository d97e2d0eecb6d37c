import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../../..')
const modules = 'apps/api/src/modules'
const web = 'apps/web/src'

/** The rooms of the server from the ground up; rooms on one floor may not import each other. */
const FLOORS = [
  ['settings'],
  [
    'messages',
    'catalog',
    'kinds',
    'medical-words',
    'delivery',
    'address-check',
    'devices',
    'sizes',
    'offers',
    'scheduled-sales',
    'price-tiers',
    'lots',
  ],
  ['families', 'balances', 'packs'],
  ['people', 'search', 'clinics', 'situations'],
  ['carts', 'addresses', 'saved-cards', 'saved-lists', 'my-devices'],
  ['orders'],
  [
    'content',
    'payments',
    'quotes',
    'back-in-stock',
    'cart-reminders',
    'questions',
    'purchasing',
    'counts',
  ],
  ['aftersales', 'gift-sales', 'newsletters', 'reports'],
  ['recalls'],
]

interface Arrow {
  from: string
  to: string
  refused: boolean
}

const refused = (from: string, to: string): Arrow => ({ from, to, refused: true })
const allowed = (from: string, to: string): Arrow => ({ from, to, refused: false })

/** Every arrow between two rooms, drawn by a use case and by routes. */
const BETWEEN_ROOMS = FLOORS.flatMap((rooms, floor) =>
  rooms.flatMap((room) =>
    FLOORS.flatMap((others, other) =>
      others
        .filter((name) => name !== room)
        .flatMap((name) => {
          const arrow = other < floor ? allowed : refused
          return [
            arrow(`${modules}/${room}/read-it.ts`, `../${name}/write-it.ts`),
            arrow(`${modules}/${room}/deeper/read-it.ts`, `../../${name}/deeper/write-it.ts`),
            arrow(`${modules}/${room}/it.staff-routes.ts`, `../${name}/write-it.ts`),
          ]
        }),
    ),
  ),
)

const ARROWS: Arrow[] = [
  ...BETWEEN_ROOMS,
  allowed(`${modules}/settings/shared.ts`, '../orders/order/pieces.sql.ts'),
  refused(`${modules}/orders/place-it.ts`, 'fastify'),
  refused(`${modules}/orders/place-it.ts`, 'pg'),
  refused(`${modules}/orders/place-it.ts`, 'stripe'),
  refused(`${modules}/orders/place-it.ts`, '../../http/sessions/identify.ts'),
  refused(`${modules}/orders/place-it.ts`, '../../wiring/app.ts'),
  refused(`${modules}/orders/placing/place-it.ts`, '../../../jobs/worker.ts'),
  allowed(`${modules}/orders/orders.routes.ts`, '../../http/sessions/identify.ts'),
  allowed(`${modules}/orders/keys.http.ts`, 'fastify'),
  refused(`${modules}/orders/orders.routes.ts`, '../people/accounts.routes.ts'),
  refused(`${modules}/orders/orders.staff-routes.ts`, '../../pages/show-page.ts'),
  refused(`${modules}/orders/it.repository.ts`, '../../gateways/cards/card-gateway.ts'),
  refused(`${modules}/orders/order/it.repository.ts`, '../../../gateways/cards/card-gateway.ts'),
  refused(`${modules}/orders/order/it.repository.ts`, '../../../deps/deps.ts'),
  refused(`${modules}/orders/order/it.repository.ts`, '../../catalog/it.repository.ts'),
  refused(`${modules}/orders/order/it.repository.ts`, 'fastify'),
  allowed(`${modules}/orders/order/it.repository.ts`, '../../catalog/price.sql.ts'),
  allowed(`${modules}/orders/order/it.repository.ts`, '../../../db/db.ts'),
  ...['db/db.ts', 'http/doors.ts', 'limits/it.ts', 'idempotency/it.ts', 'audit/it.ts'].map((file) =>
    refused(`apps/api/src/${file}`, '../modules/orders/place-it.ts'),
  ),
  ...['ground/it.ts', 'queue/queue.ts', 'config/config.ts', 'deps/deps.ts', 'telemetry/it.ts'].map(
    (file) => refused(`apps/api/src/${file}`, '../modules/orders/place-it.ts'),
  ),
  refused('apps/api/src/ground/other.ts', '../wiring/app.ts'),
  refused('apps/api/src/gateways/cards/it.ts', '../../db/db.ts'),
  refused('apps/api/src/gateways/cards/other.ts', '../../modules/orders/place-it.ts'),
  refused('packages/domain/src/it.ts', '@mendwell/contract/orders/orders'),
  refused('packages/domain/src/other.ts', 'node:fs'),
  refused('packages/contract/src/it.ts', 'fastify'),
  allowed('packages/contract/src/other.ts', '@mendwell/domain/money/money'),
  allowed('packages/domain/src/orders/other.ts', '../money/money.ts'),
  refused('packages/domain/src/orders/it.ts', '../../../contract/src/orders/orders.ts'),
  allowed('packages/contract/src/orders/other.ts', '../wire/shapes.ts'),
  refused('packages/contract/src/orders/it.ts', '../../../pictures/src/picture.ts'),
  refused('packages/pictures/src/it.ts', '@mendwell/domain/money/money'),
  refused(`${web}/ui/button.tsx`, '../api/call.ts'),
  refused(`${web}/ui/fields/field.tsx`, '../../components/price/price.tsx'),
  refused(`${web}/ui/fields/other.tsx`, '@mendwell/contract/orders/orders'),
  allowed(`${web}/ui/fields/text-field.tsx`, '../buttons/button.tsx'),
  refused(`${web}/lib/it.ts`, '../components/price/price.tsx'),
  refused(`${web}/api/catalog/it.ts`, '../../purchase/placing/place-order.ts'),
  allowed(`${web}/api/catalog/third.ts`, '../../purchase/cart/cart.ts'),
  refused(`${web}/state/it.ts`, '../purchase/cart/cart.ts'),
  refused(`${web}/purchase/cart/it.ts`, '../placing/place-order.ts'),
  refused(`${web}/purchase/draft/it.ts`, '../../api/calls/call.ts'),
  allowed(`${web}/purchase/cart/other.ts`, '../../lib/store/browser-storage.ts'),
  refused(`${web}/session/it.ts`, '../ui/fields/field.tsx'),
  allowed(`${web}/api/catalog/other.ts`, '../../lib/words/texts.ts'),
  refused(`${web}/components/price/it.tsx`, '../../features/cart/cart-page.tsx'),
  refused(`${web}/purchase/placing/other.ts`, '../../shell/header/cart-menu.tsx'),
  allowed(`${web}/purchase/placing/it.ts`, '../../components/price/price.tsx'),
  refused(`${web}/features/cart/it.tsx`, '../checkout/checkout-page.tsx'),
  refused(`${web}/features/cart/line/it.tsx`, '../../checkout/steps/it.tsx'),
  refused(`${web}/features/account/refund/items/it.tsx`, '../../../cart/cart-page.tsx'),
  allowed(`${web}/features/account/refund/items/other.tsx`, '../../orders/it.tsx'),
  allowed(`${web}/features/cart/line/other.tsx`, '../../../purchase/cart/cart.ts'),
  refused(`${web}/features/cart/other.tsx`, '../../shell/header/cart-menu.tsx'),
  refused(`${web}/features/cart/line/third.tsx`, '../../../staff/session/use-staff.ts'),
  refused(`${web}/staff/features/orders/it.tsx`, '../catalogue/products-page.tsx'),
  refused(`${web}/staff/features/orders/list/it.tsx`, '../../catalogue/grid/it.tsx'),
  refused(`${web}/staff/features/orders/list/other.tsx`, '../../../../features/cart/it.tsx'),
  allowed(`${web}/staff/features/orders/list/third.tsx`, '../../../components/page/tags.tsx'),
]

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'arrows-')))
let refusals: Set<string>

/** Each arrow has its own file next to similar ones, so that one run of the linter covers all. */
const fileOf = ({ from }: Arrow, index: number) =>
  from.startsWith(`${modules}/`)
    ? path.join(path.dirname(from), `a${index}-${path.basename(from)}`)
    : from

beforeAll(() => {
  for (const config of ['biome.json', 'biome.api.json']) {
    fs.copyFileSync(path.join(root, config), path.join(folder, config))
  }
  ARROWS.forEach((arrow, index) => {
    const file = path.join(folder, fileOf(arrow, index))
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, `import '${arrow.to}'\n`)
  })
  refusals = lint()
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

/** The files in which Biome reports a forbidden import. */
function lint(): Set<string> {
  const only = ['--only=style/noRestrictedImports', '--vcs-enabled=false']
  const report = ['--reporter=github', '--max-diagnostics=none']
  const biome = path.join(root, 'node_modules/.bin/biome')
  let output: string
  try {
    output = execFileSync(biome, ['lint', ...only, ...report, '.'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch (error) {
    output = String((error as { stdout: string }).stdout)
  }
  const files = output.matchAll(/noRestrictedImports,file=([^,]+)/g)
  return new Set(
    [...files].map(([, file = '']) => path.relative(folder, path.resolve(folder, file))),
  )
}

it.each(ARROWS.map((arrow, index) => ({ ...arrow, index })))(
  '$from → $to is refused: $refused',
  ({ index, ...arrow }) => {
    expect(refusals.has(fileOf(arrow, index))).toBe(arrow.refused)
  },
)
