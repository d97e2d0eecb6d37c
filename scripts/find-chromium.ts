import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The browser that measures and takes pictures: CHROMIUM, one of the system, Playwright's own, then what tests use. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM
  if (given) return given
  return [...SYSTEM, chromium.executablePath(), HEADLESS_SHELL].find((file) => existsSync(file))
}

/**
 * Chromium without the toolbars that a whole one draws even where nobody sees them, at half the work of a test:
 * CHROMIUM, or that of the system.
 */
export function findHeadlessShell(): string | undefined {
  const given = process.env.CHROMIUM
  if (given) return given
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined
}

/** The browser for the tests: without toolbars where there is one. */
export const findTestBrowser = () => findHeadlessShell() ?? findChromium()
