import { useQuery } from '@tanstack/react-query'
import { deviceFits } from '../../api/catalog/devices.ts'
import { useMyDevices } from '../../state/my-devices.ts'

/** The fit data of this browser's devices; undefined until loaded, and without devices. */
export function useMyFits() {
  const mine = useMyDevices()
  return useQuery({ ...deviceFits(mine), enabled: mine.length > 0, staleTime: 60_000 }).data
}
