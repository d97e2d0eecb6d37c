import { expect, it, vi } from 'vitest'
import { logServiceFailure, serviceLog } from './service-log.ts'

it('logs each failure to the console and keeps the last hundred', () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {})

  for (let number = 1; number <= 101; number++) {
    logServiceFailure('/brands/findAll', new Error(`no answer ${number}`))
  }

  expect(logged).toHaveBeenLastCalledWith('Service: /brands/findAll failed: no answer 101')
  expect(serviceLog()).toHaveLength(100)
  expect(serviceLog()[0]).toBe('Service: /brands/findAll failed: no answer 2')
})
