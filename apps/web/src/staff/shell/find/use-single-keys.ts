import { useLocalStorage } from '@mantine/hooks'

export interface SingleKeys {
  isOn: boolean
  set: (isOn: boolean) => void
}

/** Whether single keys are shortcuts in this browser: speech input users must be able to turn them off (WCAG 2.1.4). */
export function useSingleKeys(): SingleKeys {
  const [isOn, set] = useLocalStorage({ key: 'mendwell-staff-single-keys', defaultValue: true })
  return { isOn, set }
}
