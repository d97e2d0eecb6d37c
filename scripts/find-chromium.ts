import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser for the tests: CHROMIUM, one of the system, then Playwright's own. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM
  if (given) return given
  return [...SYSTEM, chromium.executablePath()].find((file) => existsSync(file))
}
