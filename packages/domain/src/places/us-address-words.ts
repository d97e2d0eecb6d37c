/**
 * How the postal service shortens the words of an address line, by its form: USPS Publication 28, §§ 233 and C1 and C2,
 * the common ones and how people shorten them. Only for comparing: both sides get the same form.
 */
const SHORTENED: Record<string, string> = {
  N: 'NORTH',
  S: 'SOUTH',
  E: 'EAST',
  W: 'WEST',
  NE: 'NORTHEAST',
  NW: 'NORTHWEST',
  SE: 'SOUTHEAST',
  SW: 'SOUTHWEST',
  AVE: 'AVENUE AV AVEN',
  BLVD: 'BOULEVARD BOUL BVD',
  BND: 'BEND',
  BR: 'BRANCH',
  CIR: 'CIRCLE CIRC',
  CT: 'COURT CRT',
  CTR: 'CENTER CENTRE CNTR',
  CRES: 'CRESCENT',
  CRK: 'CREEK',
  CV: 'COVE',
  DR: 'DRIVE DRV',
  EST: 'ESTATE',
  EXPY: 'EXPRESSWAY EXPWY',
  EXT: 'EXTENSION',
  FWY: 'FREEWAY',
  GDNS: 'GARDENS',
  GLN: 'GLEN',
  HL: 'HILL',
  HLS: 'HILLS',
  HOLW: 'HOLLOW',
  HTS: 'HEIGHTS',
  HWY: 'HIGHWAY HIWAY',
  JCT: 'JUNCTION',
  LK: 'LAKE',
  LN: 'LANE',
  LNDG: 'LANDING',
  MDWS: 'MEADOWS',
  MNR: 'MANOR',
  PKWY: 'PARKWAY PKY',
  PL: 'PLACE',
  PLZ: 'PLAZA',
  PT: 'POINT',
  RD: 'ROAD',
  RDG: 'RIDGE',
  RTE: 'ROUTE RT',
  SQ: 'SQUARE',
  // A saint is written like a street, and never beside one of its own name.
  ST: 'STREET STR SAINT',
  STA: 'STATION',
  TER: 'TERRACE',
  TPKE: 'TURNPIKE TRNPK',
  TRCE: 'TRACE',
  TRL: 'TRAIL',
  VIS: 'VISTA',
  VLG: 'VILLAGE',
  VLY: 'VALLEY',
  VW: 'VIEW',
  WAY: 'WY',
  XING: 'CROSSING',
  FT: 'FORT',
  MT: 'MOUNT',
  // A building numbers its apartments, suites and units once: which of the three they are called leads nobody astray.
  UNIT: 'APARTMENT APT SUITE STE NUMBER NO',
  BLDG: 'BUILDING',
  FL: 'FLOOR FLR',
  RM: 'ROOM',
  SPC: 'SPACE',
  TRLR: 'TRAILER',
}

const FORMS = new Map(
  Object.entries(SHORTENED).flatMap(([short, words]) =>
    words.split(' ').map((word) => [word, short] as const),
  ),
)

/** A word in capitals in the form that all its spellings share. */
export const shortForm = (word: string): string => FORMS.get(word) ?? word

/** A street of two words or more, and behind it what the postal service writes at the end of a line: 'APT 5', '# 5B', 'BLDG 2 FL 1'. */
export const UNIT_IN_LINE =
  /^(?<street>\S+\s.*?\S)[\s,]+(?<unit>(?:(?:(?:APT|APARTMENT|UNIT|STE|SUITE|FL|FLOOR|RM|ROOM|BLDG|BUILDING|LOT|SPC|TRLR)\.?\s+#?\s*|#\s*)(?:[\w-]*\d[\w-]*|[A-Z])(?:\s+|$))+)$/i
