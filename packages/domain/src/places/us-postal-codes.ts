/**
 * The name of each state and the first three digits of its postal codes (USPS, DMM Labeling List L002). Checked
 * against the 42,555 codes of the npm package zipcodes 8.0.0. AA, AE and AP are the military's.
 */
const STATES: Record<string, string> = {
  AA: 'Armed Forces Americas 340',
  AE: 'Armed Forces Europe 090-098',
  AK: 'Alaska 995-999',
  AL: 'Alabama 350-369',
  AP: 'Armed Forces Pacific 962-966',
  AR: 'Arkansas 716-729',
  AS: 'American Samoa 967',
  AZ: 'Arizona 850-865',
  CA: 'California 900-961',
  CO: 'Colorado 800-816',
  CT: 'Connecticut 060-069',
  DC: 'District of Columbia 200 202-205 569',
  DE: 'Delaware 197-199',
  FL: 'Florida 320-339 341-349',
  FM: 'Micronesia 969',
  GA: 'Georgia 300-319 398-399',
  GU: 'Guam 969',
  HI: 'Hawaii 967-968',
  IA: 'Iowa 500-528',
  ID: 'Idaho 832-838',
  IL: 'Illinois 600-629',
  IN: 'Indiana 460-479',
  KS: 'Kansas 660-679',
  KY: 'Kentucky 400-427',
  LA: 'Louisiana 700-714',
  MA: 'Massachusetts 010-027 055',
  MD: 'Maryland 206-219 20588',
  ME: 'Maine 039-049',
  MH: 'Marshall Islands 969',
  MI: 'Michigan 480-499',
  MN: 'Minnesota 550-567',
  MO: 'Missouri 630-658',
  MP: 'Northern Mariana Islands 969',
  MS: 'Mississippi 386-397',
  MT: 'Montana 590-599',
  NC: 'North Carolina 270-289',
  ND: 'North Dakota 580-588',
  NE: 'Nebraska 680-693',
  NH: 'New Hampshire 030-038',
  NJ: 'New Jersey 070-089',
  NM: 'New Mexico 870-884',
  NV: 'Nevada 889-898',
  NY: 'New York 005 100-149 06390',
  OH: 'Ohio 430-459',
  OK: 'Oklahoma 730-732 734-749',
  OR: 'Oregon 970-979',
  PA: 'Pennsylvania 150-196',
  PR: 'Puerto Rico 006-007 009',
  PW: 'Palau 969',
  RI: 'Rhode Island 028-029',
  SC: 'South Carolina 290-299',
  SD: 'South Dakota 570-577',
  TN: 'Tennessee 370-385',
  TX: 'Texas 733 750-799 885 73960',
  UT: 'Utah 840-847',
  VA: 'Virginia 201 220-246 20598',
  VI: 'United States Virgin Islands 008',
  VT: 'Vermont 050-054 056-059',
  WA: 'Washington 980-994',
  WI: 'Wisconsin 530-549',
  WV: 'West Virginia 247-268',
  WY: 'Wyoming 820-831 83414',
}

/** False for a five-digit code in a different state than the typed one; true if the state is unknown. */
export function isCodeOfState(postalCode: string, state: string): boolean {
  const known = prefixesOf(state)
  if (!known) return true
  const digits = postalCode.trim().slice(0, 5)
  return known.split(' ').some((range) => {
    const [from = '', to = from] = range.split('-')
    const prefix = digits.slice(0, from.length)
    return prefix >= from && prefix <= to
  })
}

/** Whether it is the two-letter code of a state or territory, in capitals. */
export const isStateCode = (code: string): boolean => Object.hasOwn(STATES, code)

/** The two-letter code of a state or territory by its code or name, as typed; undefined if it is none. */
export const stateCodeOf = (typed: string): string | undefined => stateOf(typed)?.code

const prefixesOf = (typed: string) => stateOf(typed)?.prefixes

/** By code or name. */
function stateOf(typed: string): { code: string; prefixes: string } | undefined {
  const wanted = typed.trim().toLowerCase()
  for (const [code, facts] of Object.entries(STATES)) {
    const start = facts.search(/\d/)
    const name = facts.slice(0, start - 1)
    const isWanted = [code, name].some((known) => known.toLowerCase() === wanted)
    if (isWanted) return { code, prefixes: facts.slice(start) }
  }
  return undefined
}
