import { toCents } from '@mendwell/contract/wire/dollars'
import type { SeedRow } from './seed-files.ts'

/** Parsers of single cells; an empty cell is null, meaning unknown. */
export const text = (row: SeedRow, column: string): string => row[column] ?? ''

export const textOrNull = (row: SeedRow, column: string): string | null => row[column] || null

export const numberOrNull = (row: SeedRow, column: string): number | null =>
  row[column] ? Number(row[column]) : null

export const number = (row: SeedRow, column: string): number => Number(row[column])

/** Dollars with two decimals → whole cents. */
export const cents = (row: SeedRow, column: string): number => toCents(number(row, column))

export const yes = (row: SeedRow, column: string): boolean => row[column] === 'Y'

/** Y, N or empty. */
export const yesNoOrNull = (row: SeedRow, column: string): boolean | null =>
  row[column] ? row[column] === 'Y' : null
