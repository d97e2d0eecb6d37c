import { bestFit, mismatchesOf } from '@mendwell/domain/fit/devices'
import { describe, expect, it } from 'vitest'
import { readDevices } from './files/device-files.ts'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'

const devices = readDevices(SEED_FOLDER)
const skus = new Map(
  readSeedFile(SEED_FOLDER, 'products.csv')
    .filter(({ productStatus }) => productStatus === 'A')
    .map(({ productId, sku }) => [Number(productId), sku]),
)
const names = new Map(
  readSeedFile(SEED_FOLDER, 'products.csv').map(
    ({ productId, productName, sourceName, manufacturer, hcpcs }) => [
      Number(productId),
      { text: [productName, sourceName, manufacturer].join(' '), hcpcs },
    ],
  ),
)
const FITS = devices.flatMap(({ key, name, fits }) =>
  fits.map((fit) => ({ ...fit, deviceKey: key, device: name, fits: true })),
)
const MISFITS = devices.flatMap(({ key, name, misfits }) =>
  misfits.map((misfit) => ({ ...misfit, deviceKey: key, device: name, fits: false, sure: 3 })),
)
const STATEMENTS = [...FITS, ...MISFITS]
const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/[a-z0-9]{2,}/g) ?? []).filter((word) => !LINKS.has(word)))
const LINKS = new Set('the and for with from'.split(' '))
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

  it.each(FITS)('$device: $sku fits it', ({ productId, deviceKey, sure }) => {
    const about = STATEMENTS.filter((row) => row.productId === productId)
    const own = about.filter((row) => row.deviceKey === deviceKey)

    expect(bestFit(own)).toMatchObject({ fits: true, sure })
    expect(mismatchesOf([productId], [deviceKey], about)).toEqual([])
  })

  it.each(MISFITS)('$device: $sku warns, unless it fits another device', (row) => {
    const { productId, deviceKey } = row
    const about = STATEMENTS.filter((other) => other.productId === productId)
    const fitting = about.find(({ fits }) => fits)

    expect(mismatchesOf([productId], [deviceKey], about)).toEqual([row])
    if (fitting)
      expect(mismatchesOf([productId], [deviceKey, fitting.deviceKey], about)).toEqual([])
  })

  it.each(FITS.filter(({ reason }) => reason === 'NAME'))(
    '$device: $sku names it',
    ({ device, productId }) => {
      const named = wordsOf(names.get(productId)?.text ?? '')
      expect([...wordsOf(device)].filter((word) => named.has(word))).not.toEqual([])
    },
  )

  it('are billed by a code where a code is the reason', () => {
    const coded = FITS.filter(({ reason }) => reason === 'CODE')

    expect(coded.length).toBeGreaterThan(200)
    expect(coded.filter(({ productId }) => !names.get(productId)?.hcpcs)).toEqual([])
  })

  it('distinguish what looks alike', () => {
    expect(idsOf(byKey('freestyle-lite')?.fits)).toContain(1966)
    expect(idsOf(byKey('freestyle-optium')?.misfits)).toContain(1966)
    expect(idsOf(byKey('contour-plus')?.misfits)).toContain(1944)
    expect(idsOf(byKey('libre-2')?.misfits)).toContain(1997)
  })
})
