import { defineConfig } from 'vitest/config'

const unit = ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}']
/** Whole processes that are started and killed: after all others, which would wait for them. */
const processes = ['apps/api/test/{postgres,crash,start}/**/*.test.ts']
/** What needs the built web app: its weight, and the pages that the server draws with it. */
const pages = ['apps/api/src/pages/**/*.test.ts']

/** One for each core: Vitest would leave one of two idle. */
const maxWorkers = '100%'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: unit,
          isolate: false,
          maxWorkers,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'api',
          isolate: false,
          maxWorkers,
          include: ['apps/api/**/*.test.ts'],
          exclude: [...processes, ...pages, '**/node_modules/**'],
          globalSetup: ['apps/api/test/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'pages',
          maxWorkers,
          include: pages,
          globalSetup: ['apps/api/test/build-web.ts', 'apps/api/test/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'processes',
          include: processes,
          maxWorkers,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
