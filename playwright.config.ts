import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './scripts/find-chromium.ts'

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
// Chromium's sandbox needs a user other than root.
const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
const executablePath = findTestBrowser()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** The whole purchase and the sizes of what one presses run on phones too; routes.spec.ts has both widths. */
const PHONE_SPECS = /(main-path|screens)\.spec\.ts/

/** A test whose title carries @desktop or @phone runs on that screen alone. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Bounds for what never comes, generous: on a slow machine the longest test takes a minute.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  // Node runs what is built as it is; to transpile it again takes a second in every worker.
  build: { external: ['**/apps/web/dist*/**'] },
  use: {
    browserName: 'chromium',
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A ticker that never rests keeps a machine without a graphics card busy; its own test sets it going.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // What a worker fetches goes past `page.route`; offline-fixture.ts lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testMatch: PHONE_SPECS,
      use: phone,
    },
    // Elsewhere only what phones have and desktops have not: the suite must stay quick.
    {
      name: 'phone only',
      grep: /@phone/,
      testIgnore: PHONE_SPECS,
      use: phone,
    },
  ],
})
