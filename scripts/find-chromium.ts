import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The browser for measurements and screenshots: CHROMIUM, the system's, Playwright's own, then the tests'. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM
  if (given) return given
  return [...SYSTEM, chromium.executablePath(), HEADLESS_SHELL].find((file) => existsSync(file))
}

/**
 * Headless Chromium without the toolbars that a full one renders even when invisible, at half the cost of a test:
 * CHROMIUM, or the system's.
 */
export function findHeadlessShell(): string | undefined {
  const given = process.env.CHROMIUM
  if (given) return given
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined
}

/** The browser for the tests: headless-only if available. */
export const findTestBrowser = () => findHeadlessShell() ?? findChromium()
