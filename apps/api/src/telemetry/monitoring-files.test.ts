import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeFigures } from './figures.ts'
import { WAITING_NAMES } from './metrics-server.ts'

const root = path.join(import.meta.dirname, '../../../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const rules = read('ops/monitoring/alerts.yaml')
const board = read('ops/monitoring/board.json')

/** For a histogram Prometheus has three. */
async function figuresOfShop(): Promise<Set<string>> {
  const metrics = await makeFigures().registry.getMetricsAsJSON()
  const names = metrics.flatMap(({ name }) => [name, `${name}_count`, `${name}_bucket`])
  return new Set([...names, ...WAITING_NAMES, 'mendwell_db_up'])
}

it.each([
  ['alerts.yaml', rules],
  ['board.json', board],
])('%s asks only for figures that the shop has', async (_, file) => {
  const figures = await figuresOfShop()
  const asked = file.match(/\b(mendwell|nodejs|process)_[a-z0-9_]+/g) ?? []

  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((name) => !figures.has(name))).toEqual([])
})

it('every alert has a paragraph in the runbook, and every paragraph an alert', () => {
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  const paragraphs = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)

  expect(alerts.length).toBeGreaterThan(5)
  expect(paragraphs).toEqual(alerts)
})
