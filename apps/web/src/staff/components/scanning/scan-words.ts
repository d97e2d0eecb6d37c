import type { ScanRefusal, UnreadableCode } from '@mendwell/domain/lots/scan/scan'
import type { CameraWords } from '../../../components/scanning/camera-scan.tsx'

const REFUSALS: Record<ScanRefusal, string> = {
  TOO_LONG: 'This is too long for a code',
  EMPTY: 'Scan or type a code',
  UNSUPPORTED_SYMBOLOGY: 'This kind of barcode is not used on products',
  UNKNOWN_FORMAT: 'This is no code of a product. Type its SKU instead.',
  ICCBBA_NOT_SUPPORTED: 'Codes of tissue and blood are not received here',
  UNKNOWN_AI: 'This code holds a field that is not known',
  BAD_LENGTH: 'A part of this code is missing or too long. Scan it again.',
  BAD_CHARACTER: 'This code holds a character that cannot be. Scan it again.',
  BAD_CHECK_DIGIT: 'The check digit is wrong. Scan it again, or look at the digits.',
  BAD_CHECK_CHARACTER: 'The check character is wrong. Scan it again.',
  BAD_DATE: 'The date in this code is not on the calendar',
  BAD_BRACKET: 'A bracket is not closed',
  BAD_PERCENT_ENCODING: 'This link is broken. Scan it again.',
  BAD_SECONDARY: 'The second part of this code cannot be read',
  QUALIFIER_ORDER: 'The parts of this link are out of order',
  REPEATED_AI_DIFFERS: 'This code says the same field twice, each time otherwise',
  CONFLICTING_AI: 'This is the code of a case or pallet with mixed contents. Scan a package of it.',
  MISSING_SEPARATOR: 'Two fields ran together: the scanner left a separator out. Scan it again.',
  MISSING_KEY: 'This code does not say which product it is. Scan the one with the product number.',
  LINK_MISMATCH: 'These two codes are of different packages',
  NOT_A_SECONDARY: 'Scan the second code of the package, with the lot',
}

const FIELDS: Record<string, string> = {
  '01': 'product number',
  '10': 'lot',
  '11': 'date made',
  '17': 'expiration date',
  '21': 'serial number',
  '30': 'count',
}

/** Why a code cannot be read, and in which field. */
export function refusalInWords({ reason, at }: UnreadableCode): string {
  const field = at === undefined ? undefined : FIELDS[at]
  return field ? `${REFUSALS[reason]} (${field})` : REFUSALS[reason]
}

export const CAMERA_WORDS: CameraWords = {
  start: 'Use the camera',
  stop: 'Stop the camera',
  starting: 'Opening the camera…',
  looking: 'Hold the code of a package before the camera.',
  picture: 'What the camera sees',
  denied:
    'The camera is not allowed for this page. Allow it in the browser’s settings, or type the code.',
  missing: 'This device has no camera. Scan or type the code.',
  busy: 'Another program is using the camera. Close it and try again.',
  unable: 'The camera can’t be used in this browser. Scan or type the code.',
}
