import { describe, expect, it } from 'vitest'
import { readSeedFile, SEED_FOLDER } from './files/seed-files.ts'

const countries = readSeedFile(SEED_FOLDER, 'locations/countries.csv')
const states = readSeedFile(SEED_FOLDER, 'locations/states.csv')
const cities = readSeedFile(SEED_FOLDER, 'locations/cities.csv.gz')

const townsByState = Map.groupBy(cities, ({ stateId }) => stateId)
const townsOf = (stateId: string | undefined) =>
  new Set(townsByState.get(stateId)?.map(({ name }) => name))
const isoOf = new Map(countries.map(({ countryId, iso2 }) => [countryId, iso2]))
const statesByCountry = Map.groupBy(states, ({ countryId }) => isoOf.get(countryId))
const statesOf = (iso2: string | undefined) => statesByCountry.get(iso2) ?? []
const townsOfCountry = (iso2: string | undefined) =>
  new Set(statesOf(iso2).flatMap(({ stateId }) => Array.from(townsOf(stateId))))

/** What the postal service lists as US states besides the real ones. */
const MILITARY = new Set<string | undefined>(['AA', 'AE', 'AP'])

/** Two letters that are both a US state and another country: CA is Canada. */
const lookAlikes = statesOf('US').filter(
  ({ stateCode }) =>
    statesOf(stateCode).length > 0 && stateCode !== 'UM' && !MILITARY.has(stateCode),
)

const CAPITALS =
  'AK Juneau,AL Montgomery,AR Little Rock,AZ Phoenix,CA Sacramento,CO Denver,CT Hartford,' +
  'DC Washington,DE Dover,FL Tallahassee,GA Atlanta,HI Honolulu,IA Des Moines,ID Boise,' +
  'IL Springfield,IN Indianapolis,KS Topeka,KY Frankfort,LA Baton Rouge,MA Boston,MD Annapolis,' +
  'ME Augusta,MI Lansing,MN Saint Paul,MO Jefferson City,MS Jackson,MT Helena,NC Raleigh,' +
  'ND Bismarck,NE Lincoln,NH Concord,NJ Trenton,NM Santa Fe,NV Carson City,NY Albany,OH Columbus,' +
  'OK Oklahoma City,OR Salem,PA Harrisburg,PR San Juan,RI Providence,SC Columbia,SD Pierre,' +
  'TN Nashville,TX Austin,UT Salt Lake City,VA Richmond,VT Montpelier,WA Olympia,WI Madison,' +
  'WV Charleston,WY Cheyenne'

/** A city of the country with the letters of the state. */
const FOREIGN =
  'AL Tirana,AR Buenos Aires,AZ Baku,CA Toronto,CO Medellín,DE Munich,GA Libreville,ID Jakarta,' +
  'IL Tel Aviv,IN Mumbai,KY George Town,LA Vientiane,MA Marrakesh,MD Chisinau,ME Podgorica,' +
  'MN Ulan Bator,MO Macau,MT Valletta,NC Nouméa,NE Niamey,PA Ancón,SC Victoria,SD Khartoum,' +
  'TN Tunis,VA Vatican City'

describe('the towns of the seed', () => {
  it.each(CAPITALS.split(','))('list the capital of the state %s', (entry) => {
    const [code, capital] = [entry.slice(0, 2), entry.slice(3)]
    const state = statesOf('US').find(({ stateCode }) => stateCode === code)

    expect(townsOf(state?.stateId)).toContain(capital)
  })

  it.each(FOREIGN.split(','))('do not list %s under the state with the same letters', (entry) => {
    const [code, town] = [entry.slice(0, 2), entry.slice(3)]
    const state = statesOf('US').find(({ stateCode }) => stateCode === code)

    expect(townsOf(state?.stateId)).not.toContain(town)
  })

  it('are not those of a country with the same two letters', () => {
    const foreign = lookAlikes.map(({ stateId, stateCode }) => {
      const [own, theirs] = [townsOf(stateId), townsOfCountry(stateCode)]
      return { stateCode, share: own.intersection(theirs).size / Math.max(1, theirs.size) }
    })

    expect(foreign.length).toBeGreaterThanOrEqual(20)
    // Settlers reused names: Richmond is in California and in Canada.
    expect(foreign.filter(({ share }) => share > 0.2)).toEqual([])
  })

  it.each([
    ['CA', 'Ontario', 'Toronto'],
    ['DE', 'Bavaria', 'Munich'],
    ['IN', 'Maharashtra', 'Mumbai'],
    ['IL', 'Tel Aviv', 'Tel Aviv'],
    ['IL', 'Haifa', 'Haifa'],
    ['AR', 'Cordoba', 'Córdoba'],
    ['CO', 'Antioquia', 'Medellín'],
    ['ID', 'East Java', 'Surabaya'],
    ['MA', 'Marrakesh-Safi', 'Marrakesh'],
    ['PA', 'Panamá', 'Ancón'],
    ['SE', 'Stockholm', 'Stockholm'],
    ['DK', 'Capital Region', 'Copenhagen'],
    ['GR', 'Attica', 'Athens'],
    ['CZ', 'Prague', 'Prague'],
  ])('are there for %s, %s: %s', (iso2, stateName, town) => {
    const state = statesOf(iso2).find(({ name }) => name === stateName)

    expect(townsOf(state?.stateId)).toContain(town)
  })

  it('exist for every country that shares its letters with a state', () => {
    const without = lookAlikes.filter(({ stateCode }) => townsOfCountry(stateCode).size < 10)

    expect(without).toEqual([])
  })

  it.each([...MILITARY])('are post offices for the military: %s', (code) => {
    const state = statesOf('US').find(({ stateCode }) => stateCode === code)

    expect(townsOf(state?.stateId)).toEqual(new Set(['APO', 'DPO', 'FPO']))
  })

  it('appear once per state', () => {
    for (const [stateId, rows] of townsByState) expect(townsOf(stateId).size).toBe(rows.length)
  })
})
