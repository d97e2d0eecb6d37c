import { defineConfig } from 'vitest/config'

const unit = ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'ops/**/*.test.ts']
/** Whole processes that are started and killed: after all others, which would wait for them. */
const processes = ['apps/api/test/{postgres,crash,start}/**/*.test.ts']
/** What needs the built web app: its weight, and the pages that the server draws with it. */
const pages = ['apps/api/src/pages/**/*.test.ts']
/** Every call and page as a black box, of a shop of their own or of a running one. */
const accept = ['apps/api/test/accept/**/*.test.ts']
const isOwnShop = process.env.ACCEPT_URL === undefined

/** For all projects. */
const common = {
  /** One for each core: Vitest would leave one of two idle. */
  maxWorkers: '100%',
  /** Bounds for what never comes; on a slow machine all that comes takes several times as long. */
  testTimeout: 120_000,
  /** A hook may start a whole shop, catalogue and all. */
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: unit,
          isolate: false,
          ...common,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'api',
          isolate: false,
          ...common,
          include: ['apps/api/**/*.test.ts'],
          exclude: [...processes, ...pages, ...accept, '**/node_modules/**'],
          globalSetup: ['apps/api/test/shop/global-setup.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'pages',
          ...common,
          include: pages,
          globalSetup: ['apps/api/test/shop/build-web.ts', 'apps/api/test/shop/global-setup.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'accept',
          ...common,
          include: accept,
          globalSetup: isOwnShop
            ? ['apps/api/test/shop/build-web.ts', 'apps/api/test/shop/global-setup.ts']
            : [],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'processes',
          include: processes,
          ...common,
          // Most of their time they wait for programs that start, stop or give up.
          maxWorkers: 3,
          globalSetup: [
            'apps/api/test/shop/global-setup.ts',
            'apps/api/test/start/filled-folder.ts',
          ],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
