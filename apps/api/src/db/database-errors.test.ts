import { describe, expect, it } from 'vitest'
import { databaseStatus, isDatabaseLost } from './database-errors.ts'

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

describe('a database error', () => {
  it.each(['57P01', '57P03', '08006', 'ECONNREFUSED', 'EPIPE'])(
    '%s means that it is unavailable: 503',
    (code) => {
      expect(isDatabaseLost(failure(code))).toBe(true)
      expect(databaseStatus(failure(code))).toBe(503)
    },
  )

  it.each(['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EAGAIN'])(
    '%s means that it is unreachable: 503',
    (code) => {
      expect(isDatabaseLost(failure(code))).toBe(true)
      expect(databaseStatus(failure(code))).toBe(503)
    },
  )

  it.each([
    'Connection terminated unexpectedly',
    'terminating connection due to administrator command',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
    'Error occurred whilst returning jobs from local queue to database queue: write EPIPE',
  ])('%j says so in words only', (words) => {
    expect(databaseStatus(new Error(words))).toBe(503)
  })

  it.each([
    ['23505', 409],
    ['40P01', 503],
    ['57014', 503],
    ['53100', 503],
    ['22021', 422],
  ])('%s refuses this one statement: %i', (code, status) => {
    expect(databaseStatus(failure(code))).toBe(status)
    expect(isDatabaseLost(failure(code))).toBe(false)
  })

  it('a plan outdated by a newer version asks for a retry: 503', () => {
    const outdated = failure('0A000', 'cached plan must not change result type')
    expect(databaseStatus(outdated)).toBe(503)
    expect(databaseStatus(failure('0A000', 'feature is not supported'))).toBeUndefined()
  })

  it('any other error is not one of these', () => {
    expect(databaseStatus(failure('42601', 'syntax error'))).toBeUndefined()
    expect(databaseStatus(new Error('the terminal is broken'))).toBeUndefined()
    expect(databaseStatus('57P01')).toBeUndefined()
  })
})
