import { describe, expect, it } from 'vitest'
import { readDevices } from './files/device-files.ts'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'

const devices = readDevices(SEED_FOLDER)
const skus = new Map(
  readSeedFile(SEED_FOLDER, 'products.csv')
    .filter(({ productStatus }) => productStatus === 'A')
    .map(({ productId, sku }) => [Number(productId), sku]),
)
const byKey = (wanted: string) => devices.find(({ key }) => key === wanted)
const idsOf = (rows: readonly { productId: number }[] | undefined) =>
  rows?.map(({ productId }) => productId)

// readDevices has refused duplicate statements and cycles; see domain/fit/devices.test.ts.
describe('the devices of the seed', () => {
  it('name products that the shop sells, by their SKUs', () => {
    const rows = devices.flatMap(({ products, fits, misfits }) => [
      ...products,
      ...fits,
      ...misfits,
    ])

    expect(rows.filter(({ productId, sku }) => skus.get(productId) !== sku)).toEqual([])
    expect(rows.length).toBeGreaterThan(700)
  })

  it('each have something that fits them or does not, and names of their own', () => {
    const silent = devices.filter(({ fits, misfits }) => fits.length + misfits.length === 0)

    expect(silent).toEqual([])
    expect(new Set(devices.map(({ name }) => name.toLowerCase())).size).toBe(devices.length)
  })

  it('say what to compare in both languages', () => {
    const rows = devices.flatMap(({ fits }) => fits)

    expect(
      rows.filter(({ note, noteEs }) => (note === undefined) !== (noteEs === undefined)),
    ).toEqual([])
  })

  it('distinguish what looks alike', () => {
    expect(idsOf(byKey('freestyle-lite')?.fits)).toContain(1966)
    expect(idsOf(byKey('freestyle-optium')?.misfits)).toContain(1966)
    expect(idsOf(byKey('contour-plus')?.misfits)).toContain(1944)
    expect(idsOf(byKey('libre-2')?.misfits)).toContain(1997)
  })
})
